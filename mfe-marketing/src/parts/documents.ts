/** The documents that an assessment may require of every business, by what they prove. */
export const ASSESSMENT_DOCUMENTS = {
  identiteit: 'Een geldig identiteitsbewijs, zoals uw rijbewijs',
  rekening: 'Bankafschriften van de laatste 3 maanden',
  inschrijving: 'Een uittreksel van de Kamer van Koophandel, hoogstens 3 maanden oud',
  voertuig: 'De gegevens van het voertuig, zoals de offerte van de verkoper',
} as const;
