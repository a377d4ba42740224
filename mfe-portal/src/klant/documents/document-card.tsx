import type { Customer, DocumentStatus, GevraagdDocument } from '@site/contract';
import { BESTAND_ACCEPT } from '@site/contract/facts';
import { Callout, color, radius, Stack, space } from '@site/kit';
import { FileUp } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';
import styled from 'styled-components';
import { StatusBadge } from '../applications/status-badge';
import { Words } from '../applications/words';
import { DocumentHelp } from './document-help';
import { isNeeded } from './documents-query';
import { FileField } from './file-field';
import { FileLines } from './file-line';
import { useKeptFocus } from './keep-focus';
import { SentFile } from './sent-file';
import { UploadLine } from './upload-line';
import type { Upload, UploadQueue } from './upload-queue';

const STATUSES: Readonly<
  Record<DocumentStatus, { label: string } & Pick<ComponentProps<typeof StatusBadge>, 'tone' | 'icon'>>
> = {
  gevraagd: { label: 'Nog nodig', tone: 'done', icon: FileUp },
  ontvangen: { label: 'Ontvangen', tone: 'done' },
  'in-controle': { label: 'Wordt gecontroleerd', tone: 'pending' },
  akkoord: { label: 'Akkoord', tone: 'success' },
  afgekeurd: { label: 'Afgekeurd', tone: 'error' },
};

interface DocumentCardProps {
  customer: Customer;
  document: GevraagdDocument;
  /** Files can be sent and removed. */
  isOpen: boolean;
  uploads: readonly Upload[];
  queue: UploadQueue;
}

/** A document that the office asks: what it is, how far it is, the files of it, and a field to send more. */
export function DocumentCard({ customer, document, isOpen, uploads, queue }: DocumentCardProps) {
  const { id, soort, naam, status, toelichting, bestanden } = document;
  const { label, ...badge } = Object.hasOwn(STATUSES, status)
    ? STATUSES[status as DocumentStatus]
    : STATUSES['in-controle'];
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root, heading);
  const headingId = useId();

  return (
    <Sheet ref={root} aria-labelledby={headingId}>
      <Head>
        <Name id={headingId} ref={heading} tabIndex={-1}>
          {naam}
        </Name>
        <StatusBadge {...badge}>{label}</StatusBadge>
      </Head>
      {isOpen && status === 'afgekeurd' ? (
        <Callout tone="error" title="Dit moet opnieuw">
          <Stack gap={1}>
            {toelichting && <Words>{toelichting}</Words>}
            <p>Stuur hieronder een nieuw bestand. Wij kijken er dan opnieuw naar.</p>
          </Stack>
        </Callout>
      ) : (
        toelichting && <Words>{toelichting}</Words>
      )}
      {isOpen && isNeeded(document) && <DocumentHelp soort={soort} />}
      {bestanden.length + uploads.length > 0 && (
        <FileLines>
          {bestanden.map((file) => (
            <SentFile
              key={file.id}
              customer={customer}
              document={document}
              file={file}
              isRemovable={isOpen}
            />
          ))}
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} queue={queue} />
          ))}
        </FileLines>
      )}
      {isOpen && (
        <FileField
          subject={naam}
          accept={BESTAND_ACCEPT}
          hint="Pdf of foto (jpeg, png, heic), hoogstens 15 MB per bestand."
          onChoose={(files) => queue.add(id, files)}
        />
      )}
    </Sheet>
  );
}

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: clamp(1.25rem, 3vw, 2rem);
  background: ${color.card};
  border: 1px solid ${color.line};
  border-radius: ${radius.xl};

  > p {
    max-width: 40em;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: flex-start;
  justify-content: space-between;
`;

const Name = styled.h3`
  flex: 1 1 15rem;
  min-width: 0;
  font-size: 1.25rem;
`;
