import { inDeWet } from '../bron.js';
import type { Vermelding } from '../vermelding.js';

const inkomstenbelasting = inDeWet('BWBR0011353', 'Wet inkomstenbelasting 2001');
const GECONTROLEERD = '2026-11-24';

export const KIA_BESTELWAGEN = {
  tekst:
    'Voor een bestelwagen kunt u investeringsaftrek (KIA) krijgen. Hoeveel dat is, hangt af van alles wat u in dat jaar investeert.',
  bron: inkomstenbelasting('3.41'),
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const KIA_PERSONENAUTO = {
  tekst:
    'Voor een personenauto krijgt u geen investeringsaftrek (KIA), tenzij u er beroepsmatig mensen mee vervoert, zoals met een taxi.',
  bron: inkomstenbelasting('3.45'),
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;
