export * from './accordion/accordion';
export * from './accordion/disclosure';
export * from './faq/faq';
export * from './prose/prose';
export * from './structured-data/faq-page';
