import type { ComplaintAnswers } from './complaint-answers';

/** The field with the name of the garage or partner, and what is said when it is empty. */
export interface NamelessThirdParty {
  field: 'garagenaam' | 'partnernaam';
  title: string;
  text: string;
}

const NAMELESS: Readonly<Record<string, NamelessThirdParty>> = {
  garage: {
    field: 'garagenaam',
    title: 'Garage naam vereist',
    text: 'Vul de naam van de garage in bij een klacht over een garage.',
  },
  partner: {
    field: 'partnernaam',
    title: 'Partner naam vereist',
    text: 'Vul de naam van de financial partner in bij een klacht over een partner.',
  },
};

/**
 * The garage or partner whose name is still needed, or `null`. People may go on without it (they may have to look it up),
 * but a complaint about a third party is not sent without its name.
 */
export function namelessThirdParty(answers: ComplaintAnswers): NamelessThirdParty | null {
  const thirdParty = NAMELESS[answers.klachtType];
  return thirdParty && !answers[thirdParty.field].trim() ? thirdParty : null;
}
