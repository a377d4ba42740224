/** Whom a complaint is about, beside the site's own name (`productWaarde` of the site identity). */
export const KLACHT_OVER_DERDEN = ['garage', 'partner'] as const;

/** What a complaint is about, with the labels that people see. */
export const KLACHT_CATEGORIEEN = {
  communicatie: 'Communicatie',
  service: 'Service/klantenservice',
  financieel: 'Financiële afhandeling',
  technisch: 'Technische problemen',
  levering: 'Levering/afhandeling',
  kwaliteit: 'Kwaliteit product/dienst',
  anders: 'Anders',
} as const;

/** What a complaint is about. */
export type KlachtCategorie = keyof typeof KLACHT_CATEGORIEEN;
