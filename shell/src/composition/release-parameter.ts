/** The query parameter that requests a release: `?release=mfe-forms@1.2.0-3f9a01bc`. May occur several times. */
export const RELEASE_PARAMETER = 'release';

/** The value of `RELEASE_PARAMETER` that ends all overrides. */
export const LIVE = 'live';

/** The releases requested instead of the live ones: versions by remote. */
export type Overrides = Readonly<Record<string, string>>;
