import { euros, type VoertuigType } from '@site/contract';
import { tabStorage } from '../storage/tab-storage';

const KEY = 'lease-inruil';
const DIGITS = /^\d{0,15}$/;

/** What the visitor trades in. Amounts are digit strings in whole euros; empty fields are empty text. */
export interface TradeInFields {
  /** What the seller gives for it. */
  waarde: string;
  /** What still has to be paid off on it. */
  restschuld: string;
}

/**
 * The trade-in that the visitor computes with, one for all pages of this tab. In session storage, until the tab closes or the visitor
 * logs out.
 */
export const tradeIn = {
  /** The stored fields; empty when there are none. */
  read(): TradeInFields {
    const { waarde, restschuld } = tabStorage.readObject(KEY) ?? {};
    const digits = (value: unknown) => (typeof value === 'string' && DIGITS.test(value) ? value : '');
    return { waarde: digits(waarde), restschuld: digits(restschuld) };
  },

  store({ waarde, restschuld }: TradeInFields): void {
    tabStorage.write(KEY, { ...tabStorage.readObject(KEY), waarde, restschuld });
  },

  forget(): void {
    tabStorage.remove(KEY);
  },

  /**
   * A remark with what is traded in, for an application. What the applicant wrote stays; a trade-in that the remark had before is
   * replaced, and one that did not change since is not added again, so that who removed it does not find it back.
   *
   * @returns the remark, or null when nothing changes.
   */
  addTo(opmerking: string, voertuigType: VoertuigType | ''): string | null {
    const stored = tabStorage.readObject(KEY);
    if (!stored) return null;
    const before = typeof stored.gemeld === 'string' ? stored.gemeld : '';
    const now = sentenceOf(tradeIn.read(), voertuigType);
    if (now === before) return null;
    tabStorage.write(KEY, { ...stored, gemeld: now });
    const own = before ? opmerking.replace(before, '').trim() : opmerking.trim();
    return [own, now].filter(Boolean).join('\n');
  },

  /** Makes `addTo` add it again, to an application that begins anew. */
  renew(): void {
    const { waarde, restschuld } = tradeIn.read();
    if (waarde || restschuld) tabStorage.write(KEY, { waarde, restschuld });
  },
};

function sentenceOf({ waarde, restschuld }: TradeInFields, voertuigType: VoertuigType | ''): string {
  if (!Number(waarde) && !Number(restschuld)) return '';
  const what = voertuigType === 'equipment' ? 'machine' : 'voertuig';
  return `Ik ruil een ${what} in: inruilwaarde ${euros(Number(waarde))}, restschuld ${euros(Number(restschuld))}.`;
}
