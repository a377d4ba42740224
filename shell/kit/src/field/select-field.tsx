import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import * as Select from 'radix-ui/select';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../document/hydrated';
import { color, layer, media, radius, space } from '../theme/theme';
import { controlBox } from './control';
import { describedBy, FieldFrame } from './field-frame';

interface SelectFieldProps {
  label: string;
  /** The value of one of the options, or empty when nothing is chosen. */
  value: string;
  /** Called with an empty string when an optional choice is cleared. */
  onChange(value: string): void;
  /** Values must not be empty. */
  options: readonly { value: string; label: string }[];
  /** The text while nothing is chosen: 'Kies een onderwerp'. */
  placeholder: string;
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  /** Adds a last option that clears the choice. */
  optional?: boolean;
  id?: string;
  name?: string;
}

const Trigger = styled(Select.Trigger)`
  ${controlBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  padding-block: ${space(1)};
  text-align: left;
  cursor: pointer;

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > svg {
    flex: none;
  }

  &[data-placeholder] {
    color: ${color.ink2};
    font-weight: 450;
  }

  ${media.noScript} {
    display: none;
  }
`;

/** The browser's own select, without JavaScript. */
const PlainList = styled.span`
  display: block;
  position: relative;

  select {
    ${controlBox}
    appearance: none;
    padding-right: 3.5rem;
    cursor: pointer;
  }

  svg {
    position: absolute;
    top: 50%;
    right: 1.25rem;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

const List = styled(Select.Content)`
  z-index: ${layer.list};
  width: var(--radix-select-trigger-width);
  max-height: min(25rem, var(--radix-select-content-available-height));
  overflow: hidden;
  border: 2px solid ${color.ink};
  border-radius: ${radius.m};
  background: ${color.white};
  color: ${color.ink};
  box-shadow: 0 18px 40px -12px rgb(0 0 0 / 35%);
`;

const Item = styled(Select.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  min-height: 3rem;
  padding: ${space(1)} 1.125rem;
  font-size: 1.125rem;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;

  &[data-highlighted] {
    background: ${color.ink};
    color: ${color.white};
    ${media.forcedColors} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  &[data-state='checked'] {
    font-weight: 650;
  }
`;

const downward = <ChevronDown size={22} strokeWidth={2.4} />;

const scrollButton = { display: 'grid', placeItems: 'center', height: 28 } as const;

/** The value of the option that clears the choice: Radix reserves the empty string for "nothing chosen yet". */
const NOTHING = '(nothing)';

/**
 * A list to choose from, operable by keyboard: arrows, Home, End, and typing the first letters. Without JavaScript it is the browser's
 * own select, which a form with an `action` sends under the same name.
 */
export function SelectField(props: SelectFieldProps) {
  const ownId = useId();
  const { id = ownId, label, value, onChange, options, placeholder, hint, error, required, optional } = props;
  const hydrated = useHydrated();
  const state = {
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, hint, error),
  };
  const listed = optional && value ? [...options, { value: NOTHING, label: 'Geen keuze' }] : options;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} labelAsText>
      {/* Radix reports an empty value when its hidden select in a form has no matching option yet: not a choice. */}
      <Select.Root
        value={value}
        onValueChange={(next) => next && onChange(next === NOTHING ? '' : next)}
        // After hydration only, so that a form without JavaScript has one select with this name.
        name={hydrated ? props.name : undefined}
      >
        <Trigger id={id} aria-labelledby={`${id}-label ${id}`} {...state}>
          <Select.Value placeholder={placeholder}>
            {options.find((option) => option.value === value)?.label ?? placeholder}
          </Select.Value>
          {downward}
        </Trigger>
        <Select.Portal>
          <List position="popper" sideOffset={6}>
            <Select.ScrollUpButton style={scrollButton}>
              <ChevronUp size={18} />
            </Select.ScrollUpButton>
            <Select.Viewport>
              {listed.map((option) => (
                <Item key={option.value} value={option.value}>
                  <Select.ItemText>{option.label}</Select.ItemText>
                  <Select.ItemIndicator>
                    <Check size={18} strokeWidth={3} />
                  </Select.ItemIndicator>
                </Item>
              ))}
            </Select.Viewport>
            <Select.ScrollDownButton style={scrollButton}>
              <ChevronDown size={18} />
            </Select.ScrollDownButton>
          </List>
        </Select.Portal>
      </Select.Root>
      <noscript>
        <PlainList>
          <select name={props.name} defaultValue={value} aria-labelledby={`${id}-label`} {...state}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {downward}
        </PlainList>
      </noscript>
    </FieldFrame>
  );
}
