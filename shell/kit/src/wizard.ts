export * from './field/choice-cards';
export * from './wizard/overview';
export * from './wizard/preparing-screen';
export * from './wizard/sent-screen';
export * from './wizard/use-wizard';
export * from './wizard/wizard-frame';
