/** A drawing of game-icons.net, the line of an SVG path in a square of 512, put into the bundle by vite.config.ts. */
declare module 'icon:*' {
  const line: string;
  export default line;
}
