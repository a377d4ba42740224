import {
  DOCUMENT_STATUS_LABELS,
  type DocumentBestand,
  type DocumentStatus,
  type GevraagdDocument,
} from '@site/contract';
import { type DocumentOordeelBody, OFFICE_CALLS } from '@site/contract/office';
import { Button, callPath, color, radius, Stack, space, useToast } from '@site/kit';
import { InlineError, SwitchField, TextField } from '@site/kit/controls';
import { useState } from 'react';
import styled from 'styled-components';
import { Words } from '../../klant/applications/words';
import { AskFirst } from '../../parts/ask-first';
import { Section } from '../../parts/section';
import { messageOf } from '../../parts/use-send';
import { useOfficeSend } from '../parts/use-office-send';
import { type CaseProps, ChangeForm, useChange } from './change-form';

type DocumentProps = CaseProps & { document: GevraagdDocument };

/** The documents that were asked, with what was sent, to look at and to decide about. */
export function Documents({ zaak, refresh }: CaseProps) {
  if (zaak.documenten.length === 0) return null;
  return (
    <Section title="Documenten">
      <List aria-label="Documenten" tabIndex={-1}>
        {zaak.documenten.map((document) => (
          <li key={document.id}>
            <Document {...{ zaak, refresh, document }} />
          </li>
        ))}
      </List>
    </Section>
  );
}

function Document({ zaak, refresh, document }: DocumentProps) {
  const { naam, status, toelichting, bestanden } = document;
  const label = DOCUMENT_STATUS_LABELS[status as DocumentStatus] ?? status;
  return (
    <Stack gap={2}>
      <div>
        <h3>{naam}</h3>
        <p>{label}</p>
        {toelichting && <Words>{toelichting}</Words>}
      </div>
      {bestanden.map((bestand) => (
        <File key={bestand.id} {...{ zaak, document, bestand }} />
      ))}
      <Decide {...{ zaak, refresh, document }} />
      {status === 'in-controle' && zaak.magOfferte && <Refuse {...{ zaak, refresh, document }} />}
    </Stack>
  );
}

/** A file: a pdf opens in the viewer of the browser, in a tab of its own; a photo also here, to zoom in. */
function File({ zaak, document, bestand }: Omit<DocumentProps, 'refresh'> & { bestand: DocumentBestand }) {
  const { naam, type, status, id } = bestand;
  const [large, setLarge] = useState<boolean | null>(null);
  const params = { leaseCode: zaak.leaseCode, document: document.id, file: id };
  const address = callPath(OFFICE_CALLS.officeDocumentFile, params);
  if (status === 'besmet') return <p>{naam}: in dit bestand zat een virus. Het is verwijderd.</p>;
  if (status !== 'schoon') return <p>{naam}: wordt nog op virussen gecontroleerd.</p>;
  return (
    <Stack gap={1}>
      <FileLine>
        <a href={address} target="_blank" rel="noopener">
          {naam} (opent in een nieuw tabblad)
        </a>
        {type.startsWith('image/') && (
          <Button
            variant="ghost"
            size="s"
            aria-label={`${naam}: ${large === null ? 'hier bekijken' : large ? 'kleiner' : 'groter'}`}
            onClick={() => setLarge(large === null ? false : !large)}
          >
            {large === null ? 'Bekijk hier' : large ? 'Kleiner' : 'Groter'}
          </Button>
        )}
      </FileLine>
      {large !== null && (
        <Picture data-large={large || undefined} tabIndex={large ? 0 : undefined}>
          <img src={address} alt={naam} />
        </Picture>
      )}
    </Stack>
  );
}

/** What is decided without a mail: that it is good, or is asked no longer. */
function Decide({ zaak, refresh, document: { id, status, naam } }: DocumentProps) {
  const { busy, send, failure } = useOfficeSend();
  const toast = useToast();

  async function decide(besluit: DocumentOordeelBody['besluit'], done: string, close?: () => void) {
    const outcome = await send(OFFICE_CALLS.officeDecideDocument, {
      params: { leaseCode: zaak.leaseCode, document: id },
      body: { versie: zaak.versie, besluit },
    });
    if (outcome?.ok) {
      close?.();
      toast({ title: 'Gedaan', text: done });
    }
    if (outcome) refresh();
  }

  return (
    <Stack gap={1}>
      {failure && <InlineError>{messageOf(failure)}</InlineError>}
      <AskFirst
        button="Niet meer vragen"
        variant="ghost"
        size="s"
        aria-label={`Niet meer vragen: ${naam}`}
        lead={
          (status === 'in-controle' || status === 'afgekeurd') && (
            <div>
              <Button
                variant="dark"
                size="s"
                busy={busy}
                busyText="Goedkeuren..."
                aria-label={`Akkoord: ${naam}. De klant krijgt geen mail.`}
                onClick={() => void decide('akkoord', 'Het document is akkoord. De klant krijgt geen mail.')}
              >
                Akkoord
              </Button>
            </div>
          )
        }
        question={`Weet u zeker dat ‘${naam}’ niet meer nodig is? Wat de klant daarvoor stuurde, wordt verwijderd. De klant krijgt geen mail.`}
        confirm={(close) => (
          <Button
            variant="dark"
            size="s"
            busy={busy}
            busyText="Verwijderen..."
            onClick={() => void decide('vervallen', 'Dit document wordt niet meer gevraagd.', close)}
          >
            Ja, niet meer vragen
          </Button>
        )}
      />
    </Stack>
  );
}

function Refuse({ zaak, refresh, document }: DocumentProps) {
  const form = useChange(zaak, `afkeuren ${document.id}`, {
    toelichting: '',
    verwijderBestanden: false as boolean,
  });
  const { values, change, sending } = form;
  return (
    <ChangeForm
      {...{ zaak, refresh, form }}
      title={`Afkeuren: ${document.naam}`}
      means="De klant leest waarom, en stuurt het document opnieuw."
      send={(seen) =>
        sending.send(OFFICE_CALLS.officeDecideDocument, {
          params: { leaseCode: zaak.leaseCode, document: document.id },
          body: { ...seen, besluit: 'afgekeurd', ...values },
        })
      }
      action="Keur af en verstuur de mail"
      done="Het document is afgekeurd en de klant krijgt een mail."
    >
      <TextField
        label="Waarom is het niet goed?"
        hint="De klant leest dit."
        multiline={3}
        value={values.toelichting}
        onChange={(toelichting) => change({ toelichting })}
        error={sending.fieldErrors.toelichting}
      />
      <SwitchField
        label="Verwijder wat is gestuurd"
        hint="Bijvoorbeeld een kopie waarop het bsn leesbaar is."
        checked={values.verwijderBestanden}
        onChange={(verwijderBestanden) => change({ verwijderBestanden })}
      />
    </ChangeForm>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;

  > li {
    padding: ${space(2)};
    overflow-wrap: anywhere;
    background: ${color.card};
    border: 1px solid ${color.line};
    border-radius: ${radius.l};
  }

  h3 {
    font-size: 1.125rem;
  }
`;

const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
`;

const Picture = styled.div`
  overflow: auto;
  max-height: 70vh;

  img {
    display: block;
    max-width: 100%;
  }

  &[data-large] img {
    max-width: none;
  }
`;
