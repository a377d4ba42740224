import { CALLS } from '@site/contract';
import { BESTAND_ACCEPT, DOCUMENTEN, FORMULIER_UITKOMSTEN } from '@site/contract/facts';
import { Button, Callout, Card, color, radius, Stack, space } from '@site/kit';
import styled from 'styled-components';

/**
 * Sends a document without scripts, for who is logged in. The server that renders it does not know the customer, so it offers every kind
 * of document; the answer leads back to it, with what came of it as the fragment.
 */
export function PlainForm() {
  return (
    <Stack gap={3}>
      {Object.entries(FORMULIER_UITKOMSTEN).map(([outcome, text]) => (
        <Outcome key={outcome} id={`bestand-${outcome}`}>
          <Callout
            tone={outcome === 'ontvangen' ? 'success' : 'error'}
            title={outcome === 'ontvangen' ? 'Uw bestand is binnen' : 'Uw bestand is niet verstuurd'}
          >
            {text}
          </Callout>
        </Outcome>
      ))}
      <Card>
        <PlainFields action={CALLS.sendDocumentForm.path} method="post" encType="multipart/form-data">
          <h2>Bent u al ingelogd?</h2>
          <p>
            Dan stuurt u hier een document zonder JavaScript. In onze mail staat welke documenten wij nodig
            hebben. Maak op een identiteitsbewijs uw bsn en pasfoto onleesbaar.
          </p>
          <div>
            <label htmlFor="document-soort">Document</label>
            <select id="document-soort" name="soort" required defaultValue="">
              <option value="">Kies een document</option>
              {Object.entries(DOCUMENTEN).map(([soort, naam]) => (
                <option key={soort} value={soort}>
                  {naam}
                </option>
              ))}
              <option value="anders">Iets anders waar wij om vroegen</option>
            </select>
          </div>
          <div>
            <label htmlFor="document-bestand">Bestand: een pdf of een foto, tot 15 MB</label>
            <input id="document-bestand" type="file" name="bestand" required accept={BESTAND_ACCEPT} />
          </div>
          <div>
            <Button type="submit">Verstuur het bestand</Button>
          </div>
        </PlainFields>
      </Card>
    </Stack>
  );
}

/** Shown when the address names it. */
const Outcome = styled.div`
  display: none;
  scroll-margin-top: ${space(4)};

  &:target {
    display: block;
  }
`;

const PlainFields = styled.form`
  display: grid;
  gap: ${space(2)};

  label {
    display: block;
    margin-bottom: ${space(0.5)};
    font-weight: 650;
  }

  select,
  input {
    width: 100%;
    min-height: 2.75rem;
    padding: ${space(1)};
    border: 2px solid ${color.line};
    border-radius: ${radius.m};
    background: ${color.white};
    font: inherit;
  }
`;
