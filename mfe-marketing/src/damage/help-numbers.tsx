import { BELOFTEN, telHref } from '@site/contract';
import { font, on, space, TextLink, useSite } from '@site/kit';
import styled from 'styled-components';
import { HELP_LINES, type HelpLine } from './help-lines';

const List = styled.dl`
  display: grid;
  gap: ${space(1.5)};
  dt {
    font-weight: 650;
  }
`;

const PhoneNumber = styled.dd`
  font: 700 1.25rem/1.25 ${font.display};
  font-variant-numeric: tabular-nums;
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

const Hours = styled.dd`
  color: ${on.soft};
  &::first-letter {
    text-transform: uppercase;
  }
`;

/**
 * The phone numbers of these lines with their hours. For a line without a configured number it says where to find it. The last
 * lines are our own office, and 112 for emergencies.
 */
export function HelpNumbers({ lines }: { lines: readonly HelpLine[] }) {
  const { telefoon, schadenummers } = useSite();
  const unknown = lines.some((line) => !schadenummers[line]);
  return (
    <>
      <List>
        {lines.map((line) => {
          const { name, hours } = HELP_LINES[line];
          const number = schadenummers[line];
          return (
            <div key={line}>
              <dt>{name}</dt>
              {number && (
                <PhoneNumber>
                  <TextLink href={telHref(number)}>{number}</TextLink>
                </PhoneNumber>
              )}
              {hours && <Hours>{hours}</Hours>}
              {!number && !hours && <dd>Als pechhulp in uw polis staat.</dd>}
            </div>
          );
        })}
      </List>
      {unknown && (
        <p>
          {lines.every((line) => !schadenummers[line])
            ? 'U vindt het nummer'
            : 'Staat er geen nummer bij? U vindt het'}{' '}
          op uw groene kaart, op uw polis en in de app van uw verzekeraar.
        </p>
      )}
      <p>
        Komt u er niet uit? Bel ons: <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>,{' '}
        {BELOFTEN.telefoonKort.toLowerCase()}. Bij gewonden of gevaar belt u 112.
      </p>
    </>
  );
}
