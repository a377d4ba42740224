/** The build renders the picture; the module is the path where it is served. */
declare module '*?picture' {
  const address: string;
  export default address;
}
