import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, on, radius, space } from '../theme/theme';

const Root = styled.div`
  max-width: 66ch;
  font-size: 1.125rem;
  line-height: 1.65;
  > * + * {
    margin-top: ${space(2)};
  }
  h2 {
    font-size: clamp(1.625rem, 2.8vw, 2.25rem);
    letter-spacing: -0.025em;
  }
  h3 {
    font-size: 1.375rem;
  }
  > * + h2 {
    margin-top: ${space(6)};
  }
  > * + h3 {
    margin-top: ${space(4)};
  }
  h2 + * {
    margin-top: ${space(2.5)};
  }
  h3 + * {
    margin-top: ${space(1.5)};
  }
  :is(h2, h3) {
    scroll-margin-top: 0.5rem;
  }
  a:not([class]) {
    font-weight: 600;
    text-decoration-color: ${color.plateDeep};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.22em;
  }
  ul,
  ol {
    padding-left: 1.35em;
  }
  li + li {
    margin-top: ${space(1)};
  }
  ul > li::marker {
    content: '–  ';
    font-weight: 700;
    color: ${on.accent};
  }
  ol > li::marker {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    color: ${on.accent};
  }
  table {
    display: block;
    overflow-x: auto;
    max-width: 100%;
    border-collapse: collapse;
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-bottom: ${space(1)};
    font-weight: 600;
    text-align: left;
    color: ${on.soft};
  }
  th,
  td {
    padding: ${space(1.25)} ${space(2)} ${space(1.25)} 0;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid ${on.rule};
  }
  thead th {
    border-bottom: 2px solid ${on.text};
  }
  /* On a phone three columns are too narrow to read: cells are stacked, each after its heading. */
  ${media.mobile} {
    table:has([data-heading]) {
      thead {
        position: absolute;
        clip-path: inset(50%);
      }
      :is(caption, tbody, tr, th, td) {
        display: block;
      }
      tbody :is(th, td) {
        padding: 0;
        border: 0;
      }
      tr {
        padding-block: ${space(1.25)};
        border-bottom: 1px solid ${on.rule};
      }
      tbody tr:first-child {
        border-top: 2px solid ${on.text};
      }
      [data-heading]::before {
        content: attr(data-heading) ' ';
        color: ${on.soft};
      }
    }
  }
  blockquote {
    padding: ${space(2)} ${space(3)};
    background: ${color.sand};
    border-radius: ${radius.m};
  }
`;

/**
 * Running text of readable width: headings, paragraphs, lists and tables as bare elements. In a table of three columns or more, give
 * each cell its heading in `data-heading`: on a phone the cells are stacked, each after its heading.
 */
export function Prose({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>;
}
