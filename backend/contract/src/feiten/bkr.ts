import type { Bron } from '../bron.js';
import type { Vermelding } from '../vermelding.js';

const BKR: Bron = { naam: 'bkr.nl', url: 'https://www.bkr.nl' };
const GECONTROLEERD = '2026-11-26';

export const BKR_LENINGEN = {
  tekst: 'De meeste leningen van mensen vanaf € 250 staan erin, ook als u altijd op tijd betaalt.',
  bron: BKR,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const BKR_ZAKELIJK = {
  tekst:
    'Bent u zelf aansprakelijk, zoals bij een eenmanszaak of vof, dan kan ook uw lease erin komen: zakelijk krediet vanaf € 1.000 heet daar ZK, zonder bedrag. Een achterstand op een andere zakelijke betaling heet ZO.',
  bron: BKR,
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;

export const BKR_SCHULDREGELING = {
  tekst:
    'Veel gemeenten laten de code SR 6 maanden na een geslaagde regeling verwijderen; vraag erom bij uw gemeente.',
  bron: {
    naam: 'gemeente.nu',
    url: 'https://www.gemeente.nu/bestuur/na-schuldhulptraject-een-kortere-bkr-registratie/',
  },
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;
