import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, media, on, space } from '../theme/theme';

interface SwitchFieldProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  disabled?: boolean;
}

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
  justify-content: space-between;
`;

const Text = styled.div`
  min-width: 0;

  label {
    display: block;
    padding-block: 0.25rem;
    font-weight: 650;
    cursor: pointer;
  }

  div {
    color: ${on.soft};
    font-size: 0.9375rem;
    line-height: 1.45;
  }
`;

const Switch = styled.button.attrs({ type: 'button', role: 'switch' })`
  position: relative;
  flex: none;
  width: 3.75rem;
  height: 2.125rem;
  padding: 0;
  border: 2px solid ${color.ink};
  border-radius: 34px;
  background: ${color.white};
  cursor: pointer;
  transition: background 120ms;

  /* The target is 44 px high, the switch itself is not. */
  &::before {
    content: '';
    position: absolute;
    inset: -0.4375rem 0;
  }

  &[aria-checked='true'] {
    background: ${color.success};
    ${media.forcedColors} {
      background: Highlight;
    }
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Thumb = styled.span`
  display: block;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 50%;
  background: ${color.ink};
  transform: translateX(3px);
  transition: transform 120ms;

  [aria-checked='true'] > & {
    background: ${color.white};
    transform: translateX(1.8125rem);
  }

  ${media.forcedColors} {
    &,
    [aria-checked='true'] > & {
      background: ButtonText;
    }
  }
`;

/** An on/off setting, with its label before it. It takes effect when the page saves it. */
export function SwitchField({ label, hint, checked, onChange, disabled }: SwitchFieldProps) {
  const id = useId();
  return (
    <Row data-field>
      <Text>
        <label htmlFor={id}>{label}</label>
        {hint && <div id={`${id}-hint`}>{hint}</div>}
      </Text>
      <Switch
        id={id}
        aria-checked={checked}
        onClick={() => onChange(!checked)}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Thumb />
      </Switch>
    </Row>
  );
}
