/** The general VAT rate in whole percent, the rate of vehicles and machines. */
export const BTW_PERCENT = 21;

/** The price with VAT, in whole euros. `exclusiefBtw` gives back the same price without it. */
export function inclusiefBtw(exclusief: number): number {
  return Math.round((exclusief * (100 + BTW_PERCENT)) / 100);
}

/** The price without VAT, in whole euros. */
export function exclusiefBtw(inclusief: number): number {
  return Math.round((inclusief * 100) / (100 + BTW_PERCENT));
}

/** The VAT in a price, in whole euros: what a business that may reclaim VAT gets back on a vehicle sold with VAT. */
export function btwIn(inclusief: number): number {
  return inclusief - exclusiefBtw(inclusief);
}
