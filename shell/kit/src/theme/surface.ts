import { css } from 'styled-components';
import { color, media } from './theme';

/** What a piece can stand on. */
export type SurfaceTone = 'paper' | 'card' | 'soft' | 'road' | 'plate' | 'go';

const light = css`
  --on-text: ${color.ink};
  --on-soft: ${color.ink2};
  --on-rule: ${color.line};
  --on-accent: ${color.go};
  --on-stop: ${color.stop};
  color: var(--on-text);
`;

const dark = css`
  --on-text: #f7f4ea;
  --on-soft: #cfd6cf;
  --on-rule: #43524c;
  --on-accent: ${color.plate};
  --on-stop: #ffb3a7;
  color: var(--on-text);
`;

/** Background of a surface together with the `on` colours for everything that stands on it. */
export const surface = {
  paper: css`
    ${light}
    background-color: ${color.paper};
  `,
  card: css`
    ${light}
    background-color: ${color.card};
  `,
  soft: css`
    ${light}
    background-color: ${color.sand};
  `,
  road: css`
    ${dark}
    background-color: ${color.road};
    ${media.print} {
      ${light}
      border: 1px solid ${color.ink};
    }
  `,
  plate: css`
    ${light}
    --on-soft: ${color.ink};
    --on-accent: ${color.ink};
  --on-stop: #8c1d16;
    --on-rule: ${color.plateDeep};
    background-color: ${color.plate};
  `,
  go: css`
    ${light}
    --on-soft: #2c4a40;
    --on-rule: #b5d8c5;
    background-color: ${color.goSoft};
  `,
} satisfies Record<SurfaceTone, ReturnType<typeof css>>;
