/// <reference types="vite/client" />
declare module 'virtual:sprite' {
  /** The address of the sprite with all icons. */
  const address: string;
  export default address;
}
