import { inDeWet } from './bron.js';
import { datumInNederland } from './dutch-day.js';

const inkomstenbelasting = inDeWet('BWBR0011353', 'Wet inkomstenbelasting 2001');
const vennootschapsbelasting = inDeWet('BWBR0002672', 'Wet op de vennootschapsbelasting 1969');
const omzetbelasting = inDeWet('BWBR0002629', 'Wet op de omzetbelasting 1968');

interface Schijf {
  tarief: number;
  breedte: number;
  metPremies?: boolean;
}

/** A bracket of a business without legal personality. */
const inkomensschijf = (tot: string, { metPremies = false, ...schijf }: Schijf) => ({
  naam: `Eenmanszaak of vof, inkomen ${tot}`,
  ...schijf,
  metPremies,
  metMkbWinstvrijstelling: true,
  bron: inkomstenbelasting('2.10'),
});

/** A bracket of a bv. */
const winstschijf = (tot: string, schijf: Schijf) => ({
  naam: `Bv, winst ${tot}`,
  ...schijf,
  metPremies: false,
  metMkbWinstvrijstelling: false,
  bron: vennootschapsbelasting('22'),
});

/** The figures of one calendar year, each with its source. Amounts in whole euros, rates as fractions. */
const JAAR_2026 = {
  jaar: 2026,
  /** The day on which the table was last brought up to date. */
  bijgewerktOp: '2026-11-24',
  /** Deduction for small-scale investments: a share of the investment of the year, then a fixed amount that decreases. */
  kia: {
    /** An investment up to here gives nothing. */
    vanaf: 2_900,
    /** The share of the investment, up to `deelTot`. */
    deel: 0.28,
    deelTot: 71_683,
    /** From there the same amount, up to `vastTot`. */
    vast: 20_072,
    vastTot: 132_746,
    /** Above that the amount decreases by this share of the rest, up to `tot`, above which there is nothing. */
    afbouw: 0.0756,
    tot: 398_236,
    bron: inkomstenbelasting('3.41'),
  },
  /** Passenger cars that are not for hire give no KIA; vans do. */
  kiaUitsluiting: { bron: inkomstenbelasting('3.45') },
  /** The largest share of the purchase price that can be written off in a year. */
  afschrijving: { deel: 0.2, bron: inkomstenbelasting('3.30') },
  /** VAT on purchases for taxed activities can be deducted. */
  btwAftrek: { bron: omzetbelasting('15') },
  /** Private use of a business car: the share of its list price that is added to the taxed income. */
  bijtelling: {
    deel: 0.22,
    /** Without emission, and first registered this year: over the list price up to `elektrischTot`; `deel` over the rest. */
    elektrisch: 0.18,
    elektrischTot: 30_000,
    /** First an exception for vans that are only suitable for goods, such as those with one seat. */
    bron: inkomstenbelasting('3.20'),
    /** For whom is employed, also by a bv of his own. */
    loon: inDeWet('BWBR0002471', 'Wet op de loonbelasting 1964')('13bis'),
  },
  /**
   * The share of the profit of a business without legal personality that is not taxed. In the highest bracket that share saves no more
   * than `hoogsteTarief`.
   */
  mkbWinstvrijstelling: { deel: 0.127, hoogsteTarief: 0.3756, bron: inkomstenbelasting('3.79a') },
  /** The part of the rate of the lowest bracket that is national insurance, and not stated in the law of the income tax. */
  premieVolksverzekeringen: {
    deel: 0.2765,
    bron: { naam: 'belastingdienst.nl', url: 'https://www.belastingdienst.nl' },
  },
  /**
   * What one euro less of profit saves, by legal form and profit. Below the age of the state pension. `breedte` is how much of the profit
   * is taxed at this rate, in whole euros.
   */
  tarieven: [
    inkomensschijf('tot €\u00a038.883', { tarief: 0.3575, breedte: 38_883, metPremies: true }),
    inkomensschijf('tot €\u00a078.426', { tarief: 0.3756, breedte: 78_426 - 38_883 }),
    inkomensschijf('boven €\u00a078.426', { tarief: 0.495, breedte: Number.POSITIVE_INFINITY }),
    winstschijf('tot €\u00a0200.000', { tarief: 0.19, breedte: 200_000 }),
    winstschijf('boven €\u00a0200.000', { tarief: 0.258, breedte: Number.POSITIVE_INFINITY }),
  ],
};

/** The figures of one year. */
export type Belastingjaar = typeof JAAR_2026;

/** The figures by calendar year, the newest last. Those of the next year are known shortly before Christmas: add them then, all checked. */
export const BELASTINGJAREN: readonly Belastingjaar[] = [JAAR_2026];

/** The figures of the calendar year of a day in the Netherlands, or of the newest year before it: they say themselves of which year they are. */
export function belastingjaar(dag = new Date()): Belastingjaar {
  const jaar = Number(datumInNederland(dag).slice(0, 4));
  return BELASTINGJAREN.filter((cijfers) => cijfers.jaar <= jaar).at(-1) ?? JAAR_2026;
}

/** A tax rate of the table, with the profit and the legal form that it is for. */
export type Tarief = Belastingjaar['tarieven'][number];

/** The rates at which all of this deduction can save tax: where it is larger than the bracket, part of it saves at another rate, or nothing. */
export function tarievenVoor(aftrek: number): readonly Tarief[] {
  return belastingjaar().tarieven.filter(({ breedte }) => aftrek <= breedte);
}

/**
 * The tax on a part of the profit at this rate, in whole euros; for a deduction what it saves.
 *
 * @param bedrag in whole euros, all of it within the bracket of the rate.
 */
export function belastingOver(bedrag: number, { tarief, metMkbWinstvrijstelling }: Tarief): number {
  const { deel, hoogsteTarief } = belastingjaar().mkbWinstvrijstelling;
  const vrijgesteld = metMkbWinstvrijstelling ? deel * Math.min(tarief, hoogsteTarief) : 0;
  return Math.round(bedrag * (tarief - vrijgesteld));
}

/**
 * The KIA on the investments of a year, in whole euros.
 *
 * @param investering all investments of the year together, VAT excluded, in whole euros.
 */
export function kia(investering: number): number {
  const { vanaf, deel, deelTot, vast, vastTot, afbouw, tot } = belastingjaar().kia;
  if (investering <= vanaf || investering > tot) return 0;
  if (investering <= deelTot) return Math.round(investering * deel);
  if (investering <= vastTot) return vast;
  return Math.max(0, Math.round(vast - (investering - vastTot) * afbouw));
}

/**
 * The yearly addition for private use of a business car, in whole euros.
 *
 * @param catalogusprijs VAT and vehicle tax (bpm) included, in whole euros.
 */
export function bijtelling(catalogusprijs: number, elektrisch: boolean): number {
  const { deel, elektrisch: laag, elektrischTot } = belastingjaar().bijtelling;
  const gewoon = elektrisch ? Math.max(0, catalogusprijs - elektrischTot) : catalogusprijs;
  return Math.round(gewoon * deel + (catalogusprijs - gewoon) * laag);
}
