import { css } from 'styled-components';
import { color, media } from './theme';

/** The surfaces that a component can be placed on. */
export type SurfaceTone = 'light' | 'card' | 'soft' | 'dark' | 'plate' | 'success';

const light = css`
  --on-text: ${color.ink};
  --on-soft: ${color.ink2};
  --on-rule: ${color.line};
  --on-accent: ${color.success};
  --on-error: ${color.error};
  color: var(--on-text);
`;

const dark = css`
  --on-text: #f7f4ea;
  --on-soft: #cfd6cf;
  --on-rule: #43524c;
  --on-accent: ${color.plate};
  --on-error: #ffb3a7;
  color: var(--on-text);
`;

/** Background of a surface together with the `on` colours for everything on it. */
export const surface = {
  light: css`
    ${light}
    background-color: ${color.light};
  `,
  card: css`
    ${light}
    background-color: ${color.card};
  `,
  soft: css`
    ${light}
    background-color: ${color.sand};
  `,
  dark: css`
    ${dark}
    background-color: ${color.dark};
    ${media.print} {
      ${light}
      border: 1px solid ${color.ink};
    }
  `,
  plate: css`
    ${light}
    --on-soft: ${color.ink};
    --on-accent: ${color.ink};
  --on-error: #8c1d16;
    --on-rule: ${color.plateDeep};
    background-color: ${color.plate};
  `,
  success: css`
    ${light}
    --on-soft: #2c4a40;
    --on-rule: #b5d8c5;
    background-color: ${color.successSoft};
  `,
} satisfies Record<SurfaceTone, ReturnType<typeof css>>;
