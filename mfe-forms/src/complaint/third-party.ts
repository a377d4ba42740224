import type { ComplaintAnswers } from './complaint-answers';

/** The field with the name of the garage or partner, and its error message when empty. */
export interface MissingThirdPartyName {
  field: 'garagenaam' | 'partnernaam';
  title: string;
  text: string;
}

const MISSING_NAMES: Readonly<Record<string, MissingThirdPartyName>> = {
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
 * The garage or partner whose name is still missing, or `null`. Visitors may continue without it (they may have to look it up),
 * but a complaint about a third party is not sent without its name.
 */
export function missingThirdPartyName(answers: ComplaintAnswers): MissingThirdPartyName | null {
  const thirdParty = MISSING_NAMES[answers.klachtType];
  return thirdParty && !answers[thirdParty.field].trim() ? thirdParty : null;
}
