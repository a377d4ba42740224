declare module 'heic-decode' {
  interface HeicImage {
    width: number;
    height: number;
    /** RGBA. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  const decodeHeic: {
    /** The images of a file, of which none is decoded yet. */
    all(input: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>;
  };
  export default decodeHeic;
}
