export * from './copy-button/copy-button';
export * from './copy-button/share-button';
export * from './field/select-field';
export * from './icon-button/icon-button';
export * from './tabs/tabs';
export * from './tooltip/tooltip';
