import type { KantoorKlacht, KlachtStatusBody } from '@site/contract/office';
import { dutchDate } from '../../klant/applications/dutch-date';
import type { Template } from '../parts/mail-form';

/** For each step a text that the mail quotes after its greeting and what the step means. */
export function complaintTemplates(
  { status, klachtnummer, verloop }: KantoorKlacht,
  naar: KlachtStatusBody['naar'],
  medewerker: string,
): readonly Template[] {
  if (naar === 'answered') {
    return [
      {
        naam: 'Antwoord op de klacht',
        tekst: `Wij hebben uitgezocht wat er is gebeurd. [Wat er is gebeurd.]\n\nDit doen wij voor u: [de oplossing]. Dat is geregeld op [dag].\n\nMet vriendelijke groet,\n${medewerker}`,
      },
    ];
  }
  if (status === 'answered') {
    const answeredOn = verloop.filter((stap) => stap.naar === 'answered').at(-1)?.op;
    return [
      {
        naam: 'Tweede beoordeling',
        tekst: `U bent het niet eens met ons antwoord${answeredOn ? ` van ${dutchDate(answeredOn)}` : ''}. Daarom kijken wij opnieuw naar klacht ${klachtnummer}. Dat doet [naam van de collega], die er nog niet bij betrokken was.`,
      },
    ];
  }
  return [
    {
      naam: 'Wij zoeken het uit',
      tekst: `Ik behandel klacht ${klachtnummer}. Ik vraag bij [de garage, partner of collega] na wat er is gebeurd. Heb ik nog iets van u nodig, dan bel ik u.\n\nMet vriendelijke groet,\n${medewerker}`,
    },
  ];
}
