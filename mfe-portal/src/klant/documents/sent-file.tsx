import { CALLS, type Customer, type DocumentBestand, type GevraagdDocument } from '@site/contract';
import { Button, ButtonRow, callPath, on, TextLink, useToast, VisuallyHidden } from '@site/kit';
import { useFormSubmission } from '@site/kit/controls';
import { useQueryClient } from '@site/kit/queries';
import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { QuestionText, useQuestion } from '../../parts/use-question';
import { messageOf } from '../../parts/use-send';
import { dutchDate } from '../applications/dutch-date';
import { documentsQuery } from './documents-query';
import { FileLine, FileProblem } from './file-line';

interface SentFileProps {
  customer: Customer;
  document: GevraagdDocument;
  file: DocumentBestand;
  isRemovable: boolean;
}

/** A file that arrived: a link to it, and a button that removes it. */
export function SentFile({ customer, document, file, isRemovable }: SentFileProps) {
  const { naam, grootte, gestuurdOp, status } = file;
  const question = useQuestion();
  const { busy, failure, send } = useFormSubmission();
  const queryClient = useQueryClient();
  const toast = useToast();
  const params = { id: customer.id, document: document.id, file: file.id };

  const remove = async () => {
    const outcome = await send(CALLS.removeDocumentFile, { params });
    if (outcome?.ok) toast({ title: 'Bestand verwijderd', text: `${naam} is verwijderd.` });
    // Another answer says that the document changed in the meantime.
    if (outcome) await queryClient.invalidateQueries(documentsQuery(customer.id));
  };

  return (
    <FileLine as="li">
      <Name>
        <FileText size={20} />
        <span>
          {status === 'besmet' ? (
            <b>{naam}</b>
          ) : (
            <TextLink href={callPath(CALLS.documentFile, params)} download>
              {naam}
            </TextLink>
          )}
          <Facts>{`${sizeInWords(grootte)}, gestuurd op ${dutchDate(gestuurdOp)}`}</Facts>
        </span>
      </Name>
      {isRemovable && !question.asked && (
        <Button ref={question.opener} size="s" variant="ghost" onClick={question.ask}>
          <span>Verwijderen</span>
          <VisuallyHidden>{` ${naam}`}</VisuallyHidden>
        </Button>
      )}
      {status === 'besmet' && (
        <FileProblem>
          In dit bestand zat een virus. Wij hebben het niet bewaard. Stuur een ander bestand.
        </FileProblem>
      )}
      {question.asked && (
        <Asked>
          <QuestionText ref={question.text}>{`Wilt u ${naam} verwijderen?`}</QuestionText>
          {failure && <FileProblem>{messageOf(failure)}</FileProblem>}
          <ButtonRow>
            <Button
              size="s"
              variant="danger"
              busy={busy}
              busyText="Verwijderen..."
              onClick={() => void remove()}
            >
              Ja, verwijder
            </Button>
            <Button size="s" variant="ghost" onClick={question.cancel}>
              Annuleren
            </Button>
          </ButtonRow>
        </Asked>
      )}
    </FileLine>
  );
}

const megabytes = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** A number of bytes: `340 kB` or `2,4 MB`. */
function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${megabytes.format(bytes / 1_000_000)} MB`;
}

const Name = styled.div`
  display: flex;
  gap: 0.625rem;

  svg {
    flex: none;
    margin-top: 3px;
    color: ${on.soft};
  }
`;

const Facts = styled.span`
  display: block;
  color: ${on.soft};
  font-size: 0.9375rem;
`;

const Asked = styled.div`
  display: grid;
  gap: 0.75rem;
  flex-basis: 100%;
`;
