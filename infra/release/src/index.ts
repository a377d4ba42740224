export * from './federation-container';
export * from './names';
export * from './publish';
export * from './read';
export * from './release';
export * from './release-cache';
export * from './rules';
export * from './source';
