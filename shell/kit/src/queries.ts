export * from './queries/customer';
export * from './queries/use-query';
