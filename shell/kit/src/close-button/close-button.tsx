import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../theme/theme';

const Root = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: rgb(18 33 29 / 10%);
  }
  /* Drawn inside: the container may clip its overflow. */
  &:focus-visible {
    border-radius: ${radius.s};
    outline-color: ${color.ink};
    outline-offset: -3px;
    box-shadow: inset 0 0 0 6px ${color.plate};
  }
`;

interface CloseButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'> {
  /** The accessible name. Default "Sluiten". */
  label?: string;
}

/** The cross that closes a message, a banner or a panel. An IconButton without a tooltip, at the main entry point. */
export function CloseButton({ label = 'Sluiten', ...button }: CloseButtonProps) {
  return (
    <Root {...button} type="button" aria-label={label}>
      <X size={22} strokeWidth={2.4} />
    </Root>
  );
}
