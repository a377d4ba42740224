import type { ComplaintBody, KlachtCategorie } from '@site/contract';

export interface ComplaintAnswers {
  /** The site's product value, `garage` or `partner`; empty until chosen. */
  klachtType: string;
  naam: string;
  email: string;
  telefoon: string;
  klachtOnderwerp: string;
  klachtCategorie: KlachtCategorie | '';
  garagenaam: string;
  partnernaam: string;
  beschrijving: string;
  eerderContact: string;
}

export const NO_COMPLAINT_ANSWERS: ComplaintAnswers = {
  klachtType: '',
  naam: '',
  email: '',
  telefoon: '',
  klachtOnderwerp: '',
  klachtCategorie: '',
  garagenaam: '',
  partnernaam: '',
  beschrijving: '',
  eerderContact: '',
};

/**
 * The request body. The company, the desired outcome and attachments are not in this form, so they are empty; so is the name of
 * a third party that the complaint is not about.
 */
export function complaintBody(answers: ComplaintAnswers): ComplaintBody {
  return {
    klachtType: answers.klachtType,
    naam: answers.naam.trim(),
    email: answers.email.trim(),
    telefoon: answers.telefoon.trim(),
    bedrijf: '',
    klachtOnderwerp: answers.klachtOnderwerp.trim(),
    klachtCategorie: answers.klachtCategorie,
    garagenaam: answers.klachtType === 'garage' ? answers.garagenaam.trim() : '',
    partnernaam: answers.klachtType === 'partner' ? answers.partnernaam.trim() : '',
    beschrijving: answers.beschrijving.trim(),
    gewenstUitkomst: '',
    eerderContact: answers.eerderContact.trim(),
    bijlagen: [],
  };
}
