import { isBlank, KLACHT_DERDEN } from '@site/contract';
import type { ComplaintAnswers } from './complaint-answers';

interface ThirdParty {
  field: 'garagenaam' | 'partnernaam';
  label: string;
  about: string;
  /** The error message when its name is empty. */
  title: string;
  text: string;
}

const THIRD_PARTIES: Readonly<Record<string, ThirdParty>> = {
  garage: {
    field: 'garagenaam',
    label: 'Naam van de garage',
    about: KLACHT_DERDEN.garage,
    title: 'Garage naam vereist',
    text: 'Vul de naam van de garage in bij een klacht over een garage.',
  },
  partner: {
    field: 'partnernaam',
    label: 'Naam van de financial partner',
    about: KLACHT_DERDEN.partner,
    title: 'Partner naam vereist',
    text: 'Vul de naam van de financial partner in bij een klacht over een partner.',
  },
};

/** The garage or partner that the complaint is about; undefined when it is about the company itself. */
export function thirdPartyOf({ klachtType }: ComplaintAnswers): ThirdParty | undefined {
  return THIRD_PARTIES[klachtType];
}

/**
 * The garage or partner whose name is still missing. Visitors may continue without it (they may have to look it up), but a complaint
 * about a third party is not sent without its name.
 */
export function missingThirdPartyName(answers: ComplaintAnswers): ThirdParty | undefined {
  const thirdParty = thirdPartyOf(answers);
  return thirdParty && isBlank(answers[thirdParty.field]) ? thirdParty : undefined;
}
