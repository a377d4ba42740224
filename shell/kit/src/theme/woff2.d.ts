/** The build replaces a font file by the URL where it is served. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
