/** A drawing of game-icons.net as its inner SVG, put into the bundle by vite.config.ts. */
declare module 'icon:*' {
  const body: string;
  export default body;
}
