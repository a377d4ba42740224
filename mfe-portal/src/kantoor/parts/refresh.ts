/** How often an open page of the office reads again by itself, in milliseconds: what others do appears without a reload. */
export const REFRESH_MS = 30_000;
