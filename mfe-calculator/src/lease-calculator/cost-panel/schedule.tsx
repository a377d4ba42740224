import type { Aflosrij } from '@site/contract';
import {
  color,
  focusInside,
  focusRing,
  media,
  radius,
  Stack,
  space,
  useHydrated,
  VisuallyHidden,
} from '@site/kit';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ScheduleTable } from './schedule-table';

/** The repayment schedule per year, or per month. Without JavaScript it is per year. */
export function Schedule({
  jaren,
  maanden,
  ...rest
}: {
  aanbetaling: number;
  teFinancierenBedrag: number;
  jaren: readonly Aflosrij[];
  maanden: readonly Aflosrij[];
}) {
  const name = useId();
  const canChoose = useHydrated();
  const [perMaand, setPerMaand] = useState(false);
  return (
    <Stack>
      {canChoose && (
        <Choices data-screen-only>
          <VisuallyHidden as="legend">Aflosschema tonen</VisuallyHidden>
          <label>
            <input type="radio" name={name} checked={!perMaand} onChange={() => setPerMaand(false)} />
            <span>Per jaar</span>
          </label>
          <label>
            <input type="radio" name={name} checked={perMaand} onChange={() => setPerMaand(true)} />
            <span>Per maand</span>
          </label>
        </Choices>
      )}
      <ScheduleTable
        caption={perMaand ? 'Aflosschema per maand' : 'Aflosschema per jaar'}
        rijen={perMaand ? maanden : jaren}
        {...rest}
      />
    </Stack>
  );
}

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-width: 0;
  padding: 0;
  border: 0;

  label {
    position: relative;
    isolation: isolate;
    display: inline-flex;
    gap: ${space(1)};
    align-items: center;
    min-height: 2.75rem;
    padding: 0 ${space(2)};
    border: 2px solid ${color.ink};
    border-radius: ${radius.s};
    background: ${color.card};
    font-weight: 650;
    cursor: pointer;

    &:hover {
      background: ${color.successSoft};
    }

    ${focusInside(focusRing)}
  }

  /* The background of the chosen option: a separate layer below the text, because not every browser has :has(). */
  input:checked + span {
    color: ${color.white};
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: -2px;
      border: 2px solid ${color.ink};
      border-radius: ${radius.s};
      background: ${color.ink};
      ${media.forcedColors} {
        border-color: Highlight;
      }
    }
  }

  input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${color.plate};

    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }

  ${media.smallest} {
    label {
      padding: 0 0.625rem;
    }
  }
`;
