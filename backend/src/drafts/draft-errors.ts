import { type ConceptEinde } from '@site/contract';
import { DomainError, domainError } from '../http/domain-error.js';
import { DRAFT_DAYS } from './draft.entity.js';

/** No draft has this link, it has expired, or it is that of another account. The answer does not state which. */
export class DraftUnknown extends domainError(
  404,
  `Deze link werkt niet meer. Een link is ${DRAFT_DAYS} dagen geldig; daarna verwijderen wij wat u invulde. U kunt een nieuwe aanvraag beginnen.`,
) {}

const ENDED: Readonly<Record<ConceptEinde, string>> = {
  verstuurd:
    'Deze aanvraag hebt u al verstuurd. De bevestiging met de code van uw aanvraag hebben wij u gemaild. Wilt u nog iets leasen? Begin dan een nieuwe aanvraag.',
  vervangen:
    'U hebt later een nieuwe link gekregen. Deze werkt daarom niet meer. Open de link in onze nieuwste e-mail.',
  verwijderd: 'Wat u had ingevuld, is verwijderd. U kunt een nieuwe aanvraag beginnen.',
};

/** The draft was sent, replaced or deleted. */
export class DraftEnded extends DomainError {
  constructor(ended: ConceptEinde = 'verstuurd') {
    super(410, ENDED[ended]);
  }
}
