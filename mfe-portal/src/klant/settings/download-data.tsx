import { CALLS, type Failure, gegevensBestand, type MijnGegevens } from '@site/contract';
import { Button, ButtonRow, callApi, InlineError, Stack, useInvalidateCustomer } from '@site/kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { PartHeading } from './part-heading';

const FORGET_AFTER_MS = 10_000;

/** Saves everything that is kept about the customer as a file. Nothing of it stays in the page. */
export function DownloadData({ customerId }: { customerId: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const invalidateCustomer = useInvalidateCustomer();

  async function download() {
    setBusy(true);
    setFailure(undefined);
    try {
      const { ok, status, answer } = await callApi<MijnGegevens | Failure>(CALLS.customerData, {
        params: { id: customerId },
      });
      if (ok) save(answer as MijnGegevens);
      else setFailure((answer as Failure).message || 'Er is iets misgegaan. Probeer het zo opnieuw.');
      // A session that has ended shows itself when the customer is fetched again.
      if (status === 401) void invalidateCustomer();
    } catch {
      setFailure('Wij konden onze server niet bereiken. Probeer het zo opnieuw.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap={2}>
      <PartHeading>Uw gegevens downloaden</PartHeading>
      <Text>
        U krijgt één bestand met alles wat wij over u bewaren: uw profiel, uw aanvragen, uw klachten en uw
        berichten. Er staat ook in hoe lang wij dat bewaren, en waarom.
      </Text>
      {failure && <InlineError>{failure}</InlineError>}
      <ButtonRow>
        <Button variant="ghost" busy={busy} busyText="Downloaden..." onClick={download}>
          <Download size={20} aria-hidden />
          Mijn gegevens downloaden
        </Button>
      </ButtonRow>
    </Stack>
  );
}

function save(data: MijnGegevens) {
  const blob = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = gegevensBestand(new Date(data.opgesteldOp));
  link.click();
  // Not at once: some browsers read the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(href), FORGET_AFTER_MS);
}

const Text = styled.p`
  max-width: 38em;
`;
