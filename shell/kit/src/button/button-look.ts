import { css } from 'styled-components';
import { color, duration, media, on, radius } from '../theme/theme';

export type ButtonVariant = 'primary' | 'dark' | 'danger' | 'ghost' | 'quiet';
export type ButtonSize = 'm' | 's';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide?: boolean;
}

const variants = {
  primary: css`
    background: ${color.plate};
    color: ${color.ink};
    border-color: ${color.ink};
    box-shadow: inset 0 -4px 0 ${color.plateDeep};
    &:hover {
      background: #ffd65f;
    }
    &:active {
      box-shadow: inset 0 3px 0 ${color.plateDeep};
    }
  `,
  dark: css`
    background: ${color.ink};
    color: #fff;
    border-color: ${on.text};
    &:hover {
      background: #2f423c;
    }
  `,
  danger: css`
    background: ${color.error};
    color: #fff;
    border-color: ${color.error};
    &:hover {
      background: color-mix(in srgb, ${color.error} 85%, ${color.ink});
    }
  `,
  ghost: css`
    background: transparent;
    color: ${on.text};
    border-color: ${on.text};
    &:hover {
      background: color-mix(in srgb, ${on.text} 10%, transparent);
    }
  `,
  quiet: css`
    background: transparent;
    color: ${on.text};
    border-color: transparent;
    text-decoration: underline;
    text-decoration-color: ${color.plateDeep};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.35em;
    &:hover {
      text-decoration-thickness: 5px;
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  m: css`
    min-height: 3.25rem;
    padding: 0.625rem 1.625rem;
    font-size: 1.0625rem;
    border-radius: ${radius.m};
  `,
  s: css`
    min-height: 2.75rem;
    padding: 0.5rem 1.125rem;
    font-size: 1rem;
    border-radius: 12px;
  `,
} satisfies Record<ButtonSize, ReturnType<typeof css>>;

/** What differs between things that look like a button, on any element. `buttonShape` comes after it. */
export const buttonLook = css<ButtonLook>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  text-decoration: none;
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  &:focus-visible {
    border-radius: ${({ $size }) => ($size === 'm' ? radius.m : '0.75rem')};
  }
`;

/** What they have in common. In a component of its own, so that the HTML has it once, and not for each look. */
export const buttonShape = css`
  max-width: 100%;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  border-width: 2px;
  border-style: solid;
  font-family: inherit;
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${duration.step}, box-shadow ${duration.step};
  svg {
    flex: none;
  }
  /* A word that is longer than its button is hyphenated where the browser can. Not on wide screens: in a row that is nearly full,
     short words would break too. */
  ${media.mobile} {
    overflow-wrap: anywhere;
    hyphens: auto;
    hyphenate-limit-chars: 16 6 6;
  }
  ${media.print} {
    display: none;
  }
  &:focus-visible {
    outline: 3px solid ${color.ink};
    outline-offset: 0;
    box-shadow: 0 0 0 6px ${color.plate};
  }
  &[aria-disabled='true'] {
    background: ${color.track};
    color: ${color.ink2};
    border-color: ${color.ink2};
    border-style: dashed;
    box-shadow: none;
    text-decoration: none;
    cursor: not-allowed;
    ${media.forcedColors} {
      color: GrayText;
      border-color: GrayText;
    }
  }
  &[aria-disabled='true']:focus-visible {
    box-shadow: 0 0 0 6px ${color.plate};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;
