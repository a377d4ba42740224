import type { Vermelding } from '../vermelding.js';

const GECONTROLEERD = '2026-11-26';

export const KIFID = {
  tekst:
    'Een klacht over een leasemaatschappij kunt u bij het Kifid indienen als uw bedrijf minder dan € 5 miljoen omzet heeft en de leasemaatschappij de Gedragscode Kleinzakelijke Financiering heeft ondertekend. Een klacht over een afwijzing behandelt het Kifid niet.',
  bron: { naam: 'Kifid', url: 'https://www.kifid.nl/ondernemers/kleinzakelijke-financiering' },
  bekekenOp: GECONTROLEERD,
} satisfies Vermelding;
