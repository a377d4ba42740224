import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { type IconLike, iconElement } from '../card/icon';
import { SpinnerIcon } from '../icon/spinner-icon';
import { color, duration, on, radius } from '../theme/theme';
import { Tooltip } from '../tooltip/tooltip';

const Square = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 2px solid ${on.text};
  border-radius: ${radius.s};
  background: transparent;
  color: ${on.text};
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${duration.step};

  &:hover {
    background: color-mix(in srgb, ${on.text} 10%, transparent);
  }

  &:focus-visible {
    border-color: ${color.ink};
    border-radius: ${radius.s};
  }

  &[aria-disabled='true'] {
    background: transparent;
    cursor: progress;
  }
`;

/** The tooltip repeats the accessible name, so it must not describe the button as well. */
function NotDescribed({
  'aria-describedby': _theTooltip,
  $describedBy,
  ...props
}: ComponentPropsWithRef<typeof Square> & { $describedBy: string | undefined }) {
  return <Square {...props} aria-describedby={$describedBy} />;
}

interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled' | 'aria-label'> {
  /** The accessible name and the text of the tooltip. */
  label: string;
  icon: IconLike;
  /** The action is in progress: shows a spinner and ignores presses. The focus stays. */
  busy?: boolean;
}

/**
 * A button of 44 px with only an icon, for a well-known one (refresh, copy, close). Its label is its accessible name and its tooltip.
 * Where there is space for text, use a Button.
 */
export function IconButton({
  label,
  icon,
  busy = false,
  onClick,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <NotDescribed
        {...rest}
        type={type}
        aria-label={label}
        $describedBy={describedBy}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? (event) => event.preventDefault() : onClick}
      >
        {busy ? <SpinnerIcon $size={20} aria-hidden /> : iconElement(icon, 22)}
      </NotDescribed>
    </Tooltip>
  );
}
