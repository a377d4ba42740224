import { isBlank } from '@site/contract';
import { formatKenteken, isKenteken, KENTEKEN_TEKENS } from '@site/contract/facts';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { controlBox } from '../field/control';
import { describedBy, FieldFrame } from '../field/field-frame';
import { usePreHydrationValue } from '../field/pre-hydration-value';
import { PlateBand } from '../plate/plate';
import { color, font, on, space } from '../theme/theme';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { RegisteredVehicle } from './registered-vehicle';
import { useVehicle } from './use-vehicle';

interface KentekenFieldProps {
  /** As typed, in any notation; once a Dutch plate is left, with its dashes. */
  value: string;
  onChange(value: string): void;
  name?: string;
  hint?: string;
  error?: string | null;
}

const SENTENCES: Readonly<Record<Extract<ReturnType<typeof useVehicle>, string>, string>> = {
  zoekt: 'Wij zoeken het kenteken op bij de RDW.',
  onbekend: 'De RDW kent dit kenteken niet. Klopt het? U kunt gewoon verder.',
  'niet-beschikbaar': 'Wij kunnen dit kenteken nu niet opzoeken. U kunt gewoon verder.',
};
const FOREIGN = 'Dit is geen Nederlands kenteken. Klopt het? U kunt gewoon verder.';

/**
 * An optional number plate, which is looked up as soon as it is complete: what the register says about the vehicle appears below it. A
 * plate that is not found, and a register that cannot be asked, is one sentence, and no error.
 */
export function KentekenField({ value, onChange, name, hint, error }: KentekenFieldProps) {
  const id = useId();
  const control = useRef<HTMLInputElement>(null);
  usePreHydrationValue(control, value, onChange);
  const outcome = useVehicle(value);
  const vehicle = typeof outcome === 'string' ? null : outcome;
  const [left, setLeft] = useState(false);
  const isForeign = left && !isBlank(value) && !isKenteken(value);
  return (
    <FieldFrame
      id={id}
      label="Kenteken"
      hint={hint}
      error={error}
      optional
      below={
        <Found>
          <div role="status">
            {isForeign && <p>{FOREIGN}</p>}
            {typeof outcome === 'string' && <p>{SENTENCES[outcome]}</p>}
            {vehicle && (
              <VisuallyHidden>{`Gevonden: ${vehicle.merk} ${vehicle.handelsbenaming ?? ''}`}</VisuallyHidden>
            )}
          </div>
          {vehicle && <RegisteredVehicle voertuig={vehicle} />}
        </Found>
      }
    >
      <Frame>
        <PlateBand size="m" />
        <Control
          id={id}
          ref={control}
          name={name}
          value={value}
          maxLength={KENTEKEN_TEKENS}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event) => {
            setLeft(false);
            onChange(event.target.value);
          }}
          onBlur={() => {
            setLeft(true);
            const formatted = formatKenteken(value);
            if (formatted !== value) onChange(formatted);
          }}
        />
      </Frame>
    </FieldFrame>
  );
}

const Frame = styled.div`
  position: relative;
  max-width: 17rem;

  > span {
    position: absolute;
    pointer-events: none;
    inset: 3px auto 3px 3px;
    border-radius: 10px 0 0 10px;
  }
`;

const Control = styled.input`
  ${controlBox}
  padding: 0 ${space(2)} 0 2.875rem;
  border-width: 3px;
  background: ${color.plate};
  font: 800 1.625rem/1 ${font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.05em;
  text-transform: uppercase;
`;

const Found = styled.div`
  color: ${on.soft};

  > :not([role]) {
    margin-top: ${space(2)};
  }

  > [role] > p {
    margin-top: ${space(1.25)};
  }
`;
