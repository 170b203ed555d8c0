// Where everything lies, for four shapes of the box: the graph of the rules, relaxed around the house so that no paths
// cross and neighbours keep apart. Found once by springs; the tests hold what it promises.

export const gladeNames = ['phone', 'lying', 'upright', 'wide'] as const;
export type GladeName = (typeof gladeNames)[number];

export interface GladeData {
  readonly width: number;
  readonly height: number;
  /** Of a round cell. */
  readonly radius: number;
  readonly brook: { readonly inset: number; readonly width: number; readonly corner: number };
  readonly house: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** One of each fifth: oak, fir, stump, rock, hives; `scale` of a drawing of 60 by 60. */
  readonly landmarks: readonly { readonly x: number; readonly y: number; readonly scale: number }[];
  /** x and y of the cells, in the order of the rules. */
  readonly places: string;
}

export const gladeData: Readonly<Record<GladeName, GladeData>> = {
  phone: {
    width: 352,
    height: 380,
    radius: 16.5,
    brook: { inset: 10, width: 10, corner: 20 },
    house: { x: 101, y: 137, width: 150, height: 106 },
    landmarks: [
      { x: 176, y: 50, scale: 0.36 },
      { x: 270, y: 132, scale: 0.39 },
      { x: 262, y: 328, scale: 0.47 },
      { x: 92, y: 332, scale: 0.46 },
      { x: 82, y: 134, scale: 0.38 },
    ],
    places:
      '149.3 98.2 198.2 117.5 106.4 26 189.3 26 235.9 28.5 282 21 150.3 51.3 189 72.5 252.9 71.6 ' +
      '243.9 117.5 278.6 201 299.6 63.9 326 135.4 324.9 181.9 331 228.2 289.2 110.1 287.2 155.3 288.9 246.2 ' +
      '244.8 262.5 198.3 269.4 326 284 286.2 347.9 221.7 352.9 175.5 359 283 301 237.2 308.5 182 313.1 ' +
      '152.2 277.2 106.9 263.6 129.1 354 65.4 348.7 26 285.1 21 229.2 114.5 309.3 68.8 302 63.3 247.4 ' +
      '73.8 202.9 108 117.5 26 182.8 26 136 50.9 65.8 60.3 21 64.9 157.2 62.4 111.8 98.6 72.1',
  },
  lying: {
    width: 372,
    height: 350,
    radius: 16.5,
    brook: { inset: 10, width: 10, corner: 20 },
    house: { x: 111, y: 125, width: 150, height: 100 },
    landmarks: [
      { x: 176, y: 78, scale: 0.36 },
      { x: 296, y: 124, scale: 0.36 },
      { x: 266, y: 306, scale: 0.43 },
      { x: 54, y: 242, scale: 0.47 },
      { x: 88, y: 126, scale: 0.45 },
    ],
    places:
      '157.5 98.6 229.4 105.5 124.1 26 202.7 26 247.3 38.9 313.1 21 163.4 50.9 203.3 72.3 288.7 60.6 ' +
      '274.7 105.5 280.5 191.6 346 65.1 346 148.5 326.9 190.4 351 230.5 321 109.4 303 150.8 305.1 231.7 ' +
      '260.3 244.5 213.2 248.1 332.8 273.2 310 324 214.3 324 168.4 329 287.2 284 240.9 286 186.4 286.5 ' +
      '166.6 244.5 90.9 234.1 124.7 313.4 63.1 324 30.2 291 21 245.6 123.3 265.6 80.2 281.3 51.2 210.7 ' +
      '91.5 187.8 112.2 105.5 26 172 26 125.4 48.5 59.9 74 21 66.2 149.6 65.4 103.8 96.3 61.6',
  },
  upright: {
    width: 700,
    height: 770,
    radius: 29,
    brook: { inset: 40, width: 25, corner: 48 },
    house: { x: 195, y: 273, width: 310, height: 223 },
    landmarks: [
      { x: 324, y: 243, scale: 0.73 },
      { x: 620, y: 147, scale: 0.81 },
      { x: 504, y: 635, scale: 0.9 },
      { x: 96, y: 675, scale: 1.05 },
      { x: 156, y: 271, scale: 0.86 },
    ],
    places:
      '282 206 399 235 228 78 363 74 445 86 524 42 298 124 373 156 483 159 ' +
      '480 241 573 410 563 133 626 254 626 347 660 457 556 217 561 297 582 494 ' +
      '506 529 394 553 622 567 556 684 438 679 361 730 547 601 463 600 349 633 ' +
      '300 550 189 529 282 683 167 691 76 605 40 518 242 609 159 608 117 488 ' +
      '152 413 208 241 74 396 74 279 109 138 148 42 132 334 131 225 191 153',
  },
  wide: {
    width: 844,
    height: 776,
    radius: 30,
    brook: { inset: 44, width: 26, corner: 50 },
    house: { x: 234, y: 253, width: 376, height: 270 },
    landmarks: [
      { x: 408, y: 179, scale: 0.78 },
      { x: 652, y: 279, scale: 0.71 },
      { x: 616, y: 647, scale: 1.01 },
      { x: 232, y: 647, scale: 1.03 },
      { x: 192, y: 279, scale: 0.72 },
    ],
    places:
      '329 220 516 220 299 78 440 78 532 78 653 45 374 139 457 160 610 128 ' +
      '607 220 643 413 723 148 766 292 766 389 800 508 689 246 692 336 718 467 ' +
      '643 518 487 560 754 589 681 698 526 690 424 732 660 609 570 607 423 634 ' +
      '358 561 201 518 321 691 168 698 92 591 44 508 276 608 186 608 127 467 ' +
      '201 412 237 220 78 388 78 284 124 147 182 44 152 334 157 244 224 128',
  },
};
