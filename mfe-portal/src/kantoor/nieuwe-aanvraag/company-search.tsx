import { type BedrijvenAnswer, CALLS, type GevondenBedrijf, isBlank, isKvkNumber } from '@site/contract';
import { BEDRIJF_BRONNEN } from '@site/contract/facts';
import { Button, Stack } from '@site/kit';
import { useFormSubmission } from '@site/kit/controls';
import { useState } from 'react';
import styled from 'styled-components';

interface CompanySearchProps {
  bedrijfsnaam: string;
  kvkNummer: string;
  onChoose(bedrijf: GevondenBedrijf): void;
}

/** Finds the company of a caller at the KvK, by its number or its name. Whatever fails, the employee goes on by hand. */
export function CompanySearch({ bedrijfsnaam, kvkNummer, onChoose }: CompanySearchProps) {
  const { busy, send, failure } = useFormSubmission();
  const [found, setFound] = useState<BedrijvenAnswer | null>(null);
  const zoek = isKvkNumber(kvkNummer) ? kvkNummer : bedrijfsnaam;

  async function search() {
    const outcome = await send(CALLS.bedrijven, { body: { zoek } });
    setFound(outcome?.ok ? outcome.answer : null);
  }

  return (
    <Stack gap={2}>
      <div>
        <Button
          variant="ghost"
          size="s"
          busy={busy}
          busyText="Zoeken..."
          disabledReason={isBlank(zoek) ? 'Vul eerst de bedrijfsnaam of het KvK-nummer in.' : null}
          onClick={() => void search()}
        >
          Zoek bij de KvK
        </Button>
      </div>
      <p role="status">{failure ? UNAVAILABLE : found && sentence(found)}</p>
      {found?.bedrijven && (
        <Found aria-label="Gevonden bedrijven">
          {found.bedrijven.map((bedrijf) => (
            <li key={bedrijf.kvkNummer}>
              <Button
                variant="quiet"
                size="s"
                onClick={() => {
                  onChoose(bedrijf);
                  setFound(null);
                }}
              >
                {[bedrijf.naam, bedrijf.straat, bedrijf.plaats, `KvK ${bedrijf.kvkNummer}`]
                  .filter(Boolean)
                  .join(', ')}
              </Button>
            </li>
          ))}
        </Found>
      )}
      {found?.bron === 'voorbeeld' && <p>{`Bron: ${BEDRIJF_BRONNEN[found.bron]}.`}</p>}
    </Stack>
  );
}

const UNAVAILABLE = 'Wij kunnen nu niet bij de KvK zoeken. Vul de gegevens zelf in.';

function sentence({ status, bedrijven, meer }: BedrijvenAnswer): string {
  if (bedrijven?.length) {
    return `${bedrijven.length === 1 ? '1 bedrijf' : `${bedrijven.length} bedrijven`} gevonden. Kies het bedrijf van de beller.${meer ? ' Er zijn er meer: vraag de volledige naam.' : ''}`;
  }
  return status === 'onbekend'
    ? 'De KvK vindt dit bedrijf niet. Vraag het na, of ga zo verder.'
    : UNAVAILABLE;
}

const Found = styled.ul`
  padding: 0;
  list-style: none;
`;
