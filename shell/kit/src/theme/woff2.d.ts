/** The build turns a font file into the URL where it is served. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
