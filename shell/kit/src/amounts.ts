export * from './field/amount-field';
export { type AmountSuggestion, amountSuggestion } from './field/amount-suggestions';
export * from './field/price-field';
export type { AmountSliderRange } from './field/slider-marks';
export * from './kenteken/kenteken-field';
export * from './my-lease/own-kenteken';
export * from './my-lease/trade-in';
