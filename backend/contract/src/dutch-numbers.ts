/* Numbers as they are shown to visitors, in mails and on paper. */

/**
 * Formats a whole number in Dutch notation, 1234567 as `1.234.567`. Not with `Intl`: its data takes a phone a tenth of a second to load, and
 * nearly every page has an amount.
 */
export function geheelGetal(getal: number): string {
  return String(getal).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Formats an amount in Dutch notation, `€ 25.000`, rounded to whole euros. The space is non-breaking, so that no line ends on the sign. */
export function euros(bedrag: number): string {
  return `€\u00a0${geheelGetal(Math.round(bedrag))}`;
}

/** Formats an amount in Dutch notation with cents: `€ 416,67`, with a non-breaking space. */
export function eurosEnCenten(bedrag: number): string {
  const [heel = '', centen] = bedrag.toFixed(2).split('.');
  return `€\u00a0${geheelGetal(Number(heel))},${centen}`;
}

/** Formats an amount in whole cents: `€ 416,67`, and without cents when there are none: `€ 412`. */
export function eurosZoNodigCenten(bedrag: number): string {
  return Math.round(bedrag * 100) % 100 === 0 ? euros(bedrag) : eurosEnCenten(bedrag);
}

/** Formats a number in Dutch notation with at most one decimal: 4.75 is `4,8`. For numbers under 1000. */
export function eenDecimaal(getal: number): string {
  return String(Math.round(getal * 10) / 10).replace('.', ',');
}

/** Formats a fraction as a Dutch percentage with at most one decimal: 0.205 is `20,5%`. */
export function procent(deel: number): string {
  return `${eenDecimaal(deel * 100)}%`;
}

/**
 * The shares of amounts in their sum as Dutch percentages, each with one decimal: `46,0%`. They add up to 100%: what rounding down
 * leaves goes to the amounts that lost most by it.
 *
 * @param bedragen not negative, with a sum above 0.
 */
export function aandelen(bedragen: readonly number[]): string[] {
  const som = bedragen.reduce((total, bedrag) => total + bedrag, 0);
  const exact = bedragen.map((bedrag) => (1000 * bedrag) / som);
  const promille = exact.map(Math.floor);
  const rest = 1000 - promille.reduce((total, deel) => total + deel, 0);
  const lost = (index: number) => (exact[index] ?? 0) - (promille[index] ?? 0);
  const raised = new Set([...exact.keys()].sort((one, other) => lost(other) - lost(one)).slice(0, rest));
  return promille.map((deel, index) => {
    const promilles = deel + (raised.has(index) ? 1 : 0);
    return `${Math.floor(promilles / 10)},${promilles % 10}%`;
  });
}

/** Formats a fraction as a Dutch percentage with at most two decimals, as the tax law states rates: 0.3756 is `37,56%`. */
export function procentExact(deel: number): string {
  return `${String(Math.round(deel * 10_000) / 100).replace('.', ',')}%`;
}
