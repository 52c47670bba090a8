/** Vite makes an address of the file. */
declare module '*.svg' {
  const address: string;
  export default address;
}
