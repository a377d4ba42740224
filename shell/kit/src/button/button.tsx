import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEventHandler, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { SpinnerIcon } from '../icon/spinner-icon';
import { AnyLink } from '../link/any-link';
import type { LinkTarget } from '../link/link-target';
import { color, media, on, space } from '../theme/theme';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonLook, buttonShape } from './button-look';

const ButtonInLook = styled.button<ButtonLook>`
  ${buttonLook}
`;

const StyledButton = styled(ButtonInLook)`
  ${buttonShape}
`;

const LinkInLook = styled(AnyLink)<ButtonLook>`
  ${buttonLook}
`;

const StyledLink = styled(LinkInLook)`
  ${buttonShape}
`;

const Holder = styled.span<{ $wide?: boolean }>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  flex-direction: column;
  align-items: ${({ $wide }) => ($wide ? 'stretch' : 'flex-start')};
  ${media.mobile} {
    align-items: stretch;
  }
  gap: ${space(1)};
  max-width: 100%;
`;

const Reason = styled.span<{ $shown: boolean }>`
  display: flex;
  gap: 0.375rem;
  max-width: 34ch;
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.35;
  color: ${on.text};
  svg {
    flex: none;
    margin-top: 1px;
    color: ${color.error};
  }
  ${({ $shown }) =>
    !$shown &&
    'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;'}
`;

/** What a Button takes besides the attributes of `<button>`; it has a `disabledReason` in place of `disabled`. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** The action is under way: the button shows `busyText`, ignores presses and keeps the focus. */
  busy?: boolean;
  busyText?: string;
  /**
   * Why the button is disabled: a text that says what is missing; null when it is enabled. The button stays focusable, and a click
   * shows the reason instead of calling `onClick`. Pass null, not undefined, so that the button keeps its focus.
   */
  disabledReason?: string | null;
}

/** A button that acts on this page. To navigate, use ButtonLink. */
export function Button({
  variant = 'primary',
  size = 'm',
  wide,
  busy = false,
  busyText = 'Bezig...',
  disabledReason,
  type = 'button',
  onClick,
  className,
  children,
  'aria-describedby': describedBy,
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const [triedFor, setTriedFor] = useState<string | null>(null);
  const unavailable = Boolean(disabledReason);
  const shown = unavailable && triedFor === disabledReason;

  const handleClick: MouseEventHandler<HTMLButtonElement> = (event) => {
    if (!busy && !disabledReason) return onClick?.(event);
    // With only `aria-disabled`, a submit button would still submit its form.
    event.preventDefault();
    if (!busy && disabledReason) setTriedFor(disabledReason);
  };

  const button = (
    <StyledButton
      {...rest}
      type={type}
      className={disabledReason === undefined ? className : undefined}
      $variant={variant}
      $size={size}
      $wide={wide}
      data-primary={variant === 'primary' || undefined}
      // Not `disabled`: a browser removes the focus from a disabled button.
      aria-busy={busy || undefined}
      aria-disabled={busy || unavailable || ariaDisabled}
      aria-describedby={[describedBy, unavailable ? reasonId : null].filter(Boolean).join(' ') || undefined}
      onClick={handleClick}
    >
      {busy && <SpinnerIcon $size={20} aria-hidden />}
      {busy ? busyText : children}
    </StyledButton>
  );

  if (disabledReason === undefined) return button;
  return (
    <Holder $wide={wide} className={className}>
      {button}
      <Reason $shown={shown} id={reasonId} role={shown ? 'alert' : undefined}>
        {shown && <CircleAlert size={18} />}
        {disabledReason}
      </Reason>
    </Holder>
  );
}

/** The style of a Button, with a link target: `to` on the site, `href` elsewhere. */
type ButtonLinkProps = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
} & LinkTarget;

/** A link that looks like a button: `to` for a page of the site, `href` for phone, mail, logging out and other sites. */
export function ButtonLink({ variant = 'primary', size = 'm', ...rest }: ButtonLinkProps) {
  const primary = variant === 'primary' || undefined;
  return <StyledLink $variant={variant} $size={size} data-primary={primary} {...rest} />;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(1.5)};
  ${media.mobile} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

/** Buttons in a row, wrapping on a narrow screen. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <Row>{children}</Row>;
}
