import { BELOFTEN } from '@site/contract';
import type { Template } from '../parts/mail-form';

/** What an answer begins with: between greeting and close is what the employee writes. */
export function letterTo(naam: string, medewerker: string): { text: string; insertAt: number } {
  const greeting = `Beste ${naam},\n\n`;
  return { text: `${greeting}\n\nMet vriendelijke groet,\n${medewerker}`, insertAt: greeting.length };
}

/** Answers that are given often. @param url of the site */
export function messageTemplates(url: string): readonly Template[] {
  return [
    {
      naam: 'Wij bellen u',
      tekst:
        'Dank u voor uw bericht. Wij bespreken uw vraag graag met u aan de telefoon. Wij bellen u op [dag] om [tijd] op [telefoonnummer].\n\nKomt dat niet uit? Antwoord op deze e-mail met een dag en een tijd die u beter schikken.',
    },
    {
      naam: 'Wij missen nog iets',
      tekst: `Dank u voor uw bericht. Om uw vraag goed te beantwoorden, hebben wij nog iets van u nodig: [wat u nodig hebt].\n\nStuurt u dat als antwoord op deze e-mail? Op werkdagen hoort u dan binnen ${BELOFTEN.reactieUren} uur van ons.`,
    },
    {
      naam: 'Zo vraagt u een lease aan',
      tekst: `Dank u voor uw bericht. U vraagt de lease aan op onze website: ${url}/lease-aanvragen. Dat duurt ongeveer ${BELOFTEN.aanvraagMinuten} minuten.\n\nNa uw aanvraag hoort u op werkdagen binnen ${BELOFTEN.reactieUren} uur van ons. Een aanvraag verplicht u tot niets.`,
    },
    {
      naam: 'Hoe ver is mijn aanvraag',
      tekst: `U vroeg hoe ver uw aanvraag is. [De stand van de aanvraag.]\n\nIn uw klantportaal ziet u altijd hoe het ervoor staat: ${url}/login/klant. Is het de eerste keer? Maak dan een account aan met het e-mailadres van uw aanvraag.`,
    },
    {
      naam: 'Dit kunnen wij niet',
      tekst:
        'Dank u voor uw bericht. Hier kunnen wij u helaas niet mee helpen, omdat [reden].\n\n[Waar de klant wel terechtkan.]',
    },
  ];
}
