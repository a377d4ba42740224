import { CALLS, gegevensBestand, type MijnGegevens } from '@site/contract';
import { Button, ButtonRow, color, Stack, space } from '@site/kit';
import { InlineError, type SubmissionFailure, useFormSubmission } from '@site/kit/controls';
import { CircleCheck, Download, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { PartHeading } from './part-heading';
import { readableData } from './readable-data';

const FORGET_AFTER_MS = 10_000;

/** The formats of the download: a readable page, or JSON for another system. */
const FORMATS = {
  readable: {
    type: 'text/html',
    name: (date: Date) => gegevensBestand(date).replace(/json$/, 'html'),
    text: readableData,
  },
  json: {
    type: 'application/json',
    name: (date: Date) => gegevensBestand(date),
    text: (data: MijnGegevens) => `${JSON.stringify(data, null, 2)}\n`,
  },
} as const;

type Format = keyof typeof FORMATS;

/** Downloads all data of the customer as a file. The page keeps nothing of it. */
export function DownloadData({ customerId }: { customerId: string }) {
  const { busy, send, failure } = useFormSubmission();
  const [wanted, setWanted] = useState<Format>();
  const [saved, setSaved] = useState<string>();

  async function download(format: Format) {
    if (busy) return;
    setWanted(format);
    setSaved(undefined);
    const outcome = await send(CALLS.customerData, { params: { id: customerId } });
    if (outcome?.ok) setSaved(save(outcome.answer, format));
  }

  const button = (format: Format, text: string, icon: ReactNode) => (
    <Button
      variant="ghost"
      busy={busy && wanted === format}
      busyText="Downloaden..."
      onClick={() => void download(format)}
    >
      {icon}
      {text}
    </Button>
  );

  return (
    <Stack gap={2}>
      <PartHeading>Uw gegevens downloaden</PartHeading>
      <Text>
        U krijgt één bestand met alles wat wij over u bewaren: uw profiel, uw aanvragen, uw klachten en uw
        berichten. Er staat ook in hoe lang wij dat bewaren, en waarom.
      </Text>
      <Text>
        Wilt u de gegevens lezen of printen? Download dan het leesbare overzicht. Het andere bestand (json) is
        bedoeld om de gegevens mee te nemen naar een ander bedrijf.
      </Text>
      {failure && <InlineError>{textOf(failure)}</InlineError>}
      <Status role="status">
        {saved && (
          <>
            <CircleCheck size={22} />
            <span>Het bestand {saved} is gedownload. Het staat bij uw downloads.</span>
          </>
        )}
      </Status>
      <ButtonRow>
        {button('readable', 'Leesbaar overzicht downloaden', <FileText size={20} />)}
        {button('json', 'Mijn gegevens downloaden', <Download size={20} />)}
      </ButtonRow>
    </Stack>
  );
}

function textOf({ status, reason }: SubmissionFailure): string {
  if (status === null) return 'Wij konden onze server niet bereiken. Probeer het zo opnieuw.';
  return reason ?? 'Er is iets misgegaan. Probeer het zo opnieuw.';
}

/** @returns the name of the file. */
function save(data: MijnGegevens, format: Format): string {
  const { type, name, text } = FORMATS[format];
  const href = URL.createObjectURL(new Blob([text(data)], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name(new Date(data.opgesteldOp));
  link.click();
  // Delayed: some browsers read the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(href), FORGET_AFTER_MS);
  return link.download;
}

const Text = styled.p`
  max-width: 38em;
`;

/* Rendered while still empty: only then do screen readers announce its text. */
const Status = styled.div`
  display: flex;
  gap: ${space(1)};
  overflow-wrap: anywhere;
  &:empty {
    position: absolute;
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${color.success};
  }
`;
