interface ImportMeta {
  /** Filled in by rspack: the modules of a folder whose path matches. */
  webpackContext(
    folder: string,
    options: { regExp: RegExp },
  ): {
    (file: string): unknown;
    keys(): string[];
  };
}
