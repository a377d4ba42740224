import type { ComplaintBody } from '@site/contract';

/** A valid complaint, with changes. */
export function aComplaint(changes: Partial<ComplaintBody> = {}): ComplaintBody {
  return {
    klachtType: 'zakenwiel',
    naam: 'Anna Bakker',
    email: 'anna@bedrijf.nl',
    telefoon: '0612345678',
    bedrijf: '',
    klachtOnderwerp: 'Niemand belt terug',
    klachtCategorie: 'communicatie',
    garagenaam: '',
    partnernaam: '',
    beschrijving: 'Ik heb <b>drie keer</b> gebeld.\n\nNiemand belde terug.',
    gewenstUitkomst: '',
    eerderContact: '',
    bijlagen: [],
    ...changes,
  };
}
