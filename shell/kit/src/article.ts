export * from './checklist/checklist';
export * from './comparison-table/comparison-table';
export * from './illustration/article-drawings';
export * from './steps/steps';
export * from './structured-data/how-to';
export * from './structured-data/lease-service';
export * from './tabs/link-tabs';
export * from './timeline/timeline';
