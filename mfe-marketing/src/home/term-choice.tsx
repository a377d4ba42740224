import { LOOPTIJDEN, type Looptijd } from '@site/contract';
import { color, focusInside, focusRing, font, media, radius, space } from '@site/kit';
import styled from 'styled-components';

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space(1)};
  font-weight: 600;
`;

const Terms = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: ${space(1)};
  ${media.mobile} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Term = styled.label`
  display: grid;
  position: relative;
  border-radius: ${radius.s};
  font-family: ${font.display};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  ${focusInside(focusRing)}
  span {
    display: grid;
    place-items: center;
    width: 100%;
    min-height: 44px;
    border: 2px solid ${color.line};
    border-radius: inherit;
    background: ${color.white};
  }
  &:hover span {
    border-color: ${color.ink};
  }
  input:checked + span {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.white};
    ${media.forcedColors} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/** The term of a lease in months, as a row of choices. Its form name is the query parameter of the calculator. */
export function TermChoice({ value, onChange }: { value: Looptijd; onChange: (value: Looptijd) => void }) {
  return (
    <Group>
      <Legend>Looptijd in maanden</Legend>
      <Terms>
        {LOOPTIJDEN.map((term) => (
          <Term key={term}>
            <input
              type="radio"
              name="looptijd"
              value={term}
              checked={term === value}
              onChange={() => onChange(term)}
            />
            <span>{term}</span>
          </Term>
        ))}
      </Terms>
    </Group>
  );
}
