export * from './code-boxes/code-boxes';
export {
  type CompanyFields,
  CompanySearch,
  isChosenAtKvk,
} from './company-search/company-search';
export * from './consent/consent-switches';
export * from './countdown/countdown';
export * from './document/document-title';
export * from './feedback/empty-state';
export * from './feedback/inline-error';
export * from './feedback/spinner';
export * from './field/form';
export * from './field/switch-field';
export * from './field/text-field';
export * from './form-submission/use-form-submission';
export * from './kenteken/registered-vehicle';
export * from './progress/progress-bar';
export * from './progress/wizard-progress';
export * from './wizard/continued-wizard';
export * from './wizard/enter-screen';
