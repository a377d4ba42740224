/** The build draws the picture and gives the address where it is served. */
declare module '*?picture' {
  const address: string;
  export default address;
}
