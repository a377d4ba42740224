import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { type IconLike, iconElement } from '../card/icon';
import { Wheel } from '../feedback/wheel';
import { color, duration, on, radius } from '../theme/theme';
import { Tooltip } from '../tooltip/tooltip';

type Variant = 'ghost' | 'quiet';

const variants = {
  ghost: css`
    border-color: ${on.text};
  `,
  quiet: css`
    border-color: transparent;
  `,
} satisfies Record<Variant, ReturnType<typeof css>>;

const Square = styled.button<{ $variant: Variant }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 2px solid;
  border-radius: ${radius.s};
  background: transparent;
  color: ${on.text};
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${duration.step};
  ${({ $variant }) => variants[$variant]}

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

/** The tooltip says the name of the button, so it does not describe the button as well. */
function NotDescribed({
  'aria-describedby': _theTooltip,
  $describedBy,
  ...props
}: ComponentPropsWithRef<typeof Square> & { $describedBy: string | undefined }) {
  return <Square {...props} aria-describedby={$describedBy} />;
}

/** What an IconButton takes besides the attributes of `<button>`: the icon, and the words for it. */
export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled' | 'aria-label'> {
  /** What it does: its name, and the words of its tooltip. */
  label: string;
  icon: IconLike;
  /** `quiet` has no border: inside something that has one. */
  variant?: Variant;
  /** The action is under way: a wheel turns, and a press does nothing. The focus stays. */
  busy?: boolean;
  /** Where the tooltip stands when there is room. */
  tooltipSide?: 'top' | 'bottom';
}

/**
 * A button of 44 px with only a sign on it, for a sign that everybody knows (refresh, copy, close). Its label is read out,
 * and shown as a tooltip. Where there is room for words, a Button says more.
 */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  busy = false,
  tooltipSide,
  onClick,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <NotDescribed
        {...rest}
        type={type}
        $variant={variant}
        aria-label={label}
        $describedBy={describedBy}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? (event) => event.preventDefault() : onClick}
      >
        {busy ? <Wheel $size={20} aria-hidden /> : iconElement(icon, 22)}
      </NotDescribed>
    </Tooltip>
  );
}
