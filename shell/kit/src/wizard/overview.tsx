import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { on, space } from '../theme/theme';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** One answer in the overview. */
export interface OverviewItem {
  label: string;
  value: ReactNode;
  /** Navigates to the step of the answer. Without it the answer cannot be changed. */
  onChange?(): void;
}

const List = styled.dl`
  margin: 0;
  border-top: 2px solid ${on.text};
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space(2)};
  align-items: center;
  padding: 0.75rem 0;
  border-bottom: 1px solid ${on.rule};

  dt {
    color: ${on.soft};
    font-size: 0.9375rem;
  }

  dd {
    grid-column: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: pre-line;
  }

  dd + dd {
    grid-row: 1 / span 2;
    grid-column: 2;
    /* The text is aligned to the edge of the list; the button's padding lies outside. */
    margin-right: -1.25rem;
  }
`;

/** The answers of a form, each with a button to change it. */
export function Overview({ items }: { items: readonly OverviewItem[] }) {
  return (
    <List>
      {items.map(({ label, value, onChange }) => (
        <Item key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {onChange && (
            <dd>
              <Button variant="quiet" size="s" onClick={onChange}>
                Wijzig<VisuallyHidden> {label}</VisuallyHidden>
              </Button>
            </dd>
          )}
        </Item>
      ))}
    </List>
  );
}
