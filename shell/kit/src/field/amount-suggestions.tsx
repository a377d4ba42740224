import { euros, type Voorstel } from '@site/contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, media, on, radius, space } from '../theme/theme';
import { OnlyWithScripts } from '../without-scripts/only-with-scripts';

/** A common amount that can be chosen instead of typed. */
export interface AmountSuggestion {
  /** `10%`, `De btw`. */
  name: string;
  /** Whole euros. */
  amount: number;
  /** What choosing it does, in a few words: `€ 605 p/m`. */
  effect: string;
}

/**
 * A proposal with its monthly amount. Not with its total: the rounding of the monthly amount would make proposals that cost the same
 * differ.
 */
export function amountSuggestion({ naam, bedrag, maandbedrag }: Voorstel): AmountSuggestion {
  return { name: naam, amount: bedrag, effect: `${euros(maandbedrag)} p/m` };
}

const Chips = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: ${space(1)};
  margin-top: ${space(1.5)};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(9.25rem, 1fr));
  }
`;

const Chip = styled.button`
  display: grid;
  width: 100%;
  height: 100%;
  min-height: 2.75rem;
  padding: 0.625rem 0.875rem;
  align-content: start;
  text-align: left;
  border: 2px solid ${color.line};
  border-radius: ${radius.s};
  background: ${color.white};
  color: ${color.ink};
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    border-color: ${color.ink};
  }

  &[aria-pressed='true'] {
    border-color: ${color.ink};
    background: ${color.successSoft};
    ${media.forcedColors} {
      background: Highlight;
      forced-color-adjust: none;
      &,
      span {
        color: HighlightText;
      }
    }
  }

  span {
    font-size: 0.9375rem;
    color: ${color.ink2};
  }

  /* Three beside each other, each with an amount of four digits. On the narrowest phones p/m goes below it. */
  ${media.mobile} {
    padding: 0.5rem 0.375rem;
    span {
      font-size: 0.875rem;
    }
  }
`;

const Legend = styled.p`
  margin: ${space(1.5)} 0 0;
  font-size: 0.9375rem;
  color: ${on.soft};
`;

const Folded = styled.details`
  margin-top: ${space(1)};

  > summary {
    width: fit-content;
    padding: ${space(1)} 0;
    font-size: 0.9375rem;
    font-weight: 650;
    color: ${on.soft};
    cursor: pointer;
  }

  > ul {
    margin-top: ${space(0.5)};
  }
`;

/** Amounts to choose from, below an AmountField, each with its effect. */
export function AmountSuggestions({
  suggestions,
  digits,
  label,
  basis,
  folded = false,
  onChoose,
}: {
  suggestions: readonly AmountSuggestion[];
  /** The amount in the field. */
  digits: string;
  /** The label of the field. */
  label: string;
  /** What the effects are computed with: `bij 60 maanden`. */
  basis?: string | undefined;
  /** Closed at first. */
  folded?: boolean | undefined;
  onChoose(digits: string): void;
}) {
  const id = useId();
  const legend = `${label}: kies een bedrag en zie wat het doet${basis ? ` ${basis}` : ''}`;
  const chips = (
    <Chips aria-labelledby={id} data-screen-only>
      {suggestions.map(({ name, amount, effect }) => (
        <li key={name}>
          <Chip
            type="button"
            aria-pressed={Number(digits) === amount}
            onClick={() => onChoose(amount === 0 ? '' : String(amount))}
          >
            <b>{amount === 0 ? name : `${name}: ${euros(amount)}`}</b>
            <span>{effect}</span>
          </Chip>
        </li>
      ))}
    </Chips>
  );
  return (
    <OnlyWithScripts>
      {folded ? (
        <Folded data-screen-only>
          <summary id={id}>{legend}</summary>
          {chips}
        </Folded>
      ) : (
        <>
          <Legend id={id} data-screen-only>
            {legend}
          </Legend>
          {chips}
        </>
      )}
    </OnlyWithScripts>
  );
}
