import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button';
import { font, media, on, space } from '../theme/theme';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** One answer in the overview. */
export interface OverviewItem {
  label: string;
  value: ReactNode;
  /** Navigates to the step of the answer. Without it the answer cannot be changed. */
  onChange?(): void;
}

const Title = styled.h2`
  margin: 0 0 ${space(1)};
  font: 700 1.375rem/1.2 ${font.display};
`;

const List = styled.dl`
  border-top: 2px solid ${on.text};
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(2)};
  align-items: center;
  padding: 0.25rem 0;
  border-bottom: 1px solid ${on.rule};

  dt {
    color: ${on.soft};
    font-size: 0.9375rem;
  }

  dd {
    grid-column: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: pre-line;
  }

  dd + dd {
    grid-row: 1 / span 2;
    grid-column: -2;
    /* The text is aligned to the edge of the list; the button's padding lies outside. */
    margin-right: -1.25rem;
  }

  ${media.tablet} {
    grid-template-columns: 11rem minmax(0, 1fr) auto;
    min-height: 3.5rem;

    dd {
      grid-column: 2;
    }

    dd + dd {
      grid-row: 1;
    }
  }
`;

/**
 * The answers of a form, each with a button to change it.
 *
 * @param title the heading above answers that belong together.
 */
export function Overview({ title, items }: { title?: string; items: readonly OverviewItem[] }) {
  const id = useId();
  const list = (
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
  if (!title) return list;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {list}
    </section>
  );
}
