import type { ReactNode } from 'react';
import styled from 'styled-components';
import { on, space } from '../theme/theme';
import { Item, Sign, Summary } from './item-look';

const Root = styled(Item)`
  border-top: 2px solid ${on.text};
  > summary :is(h2, h3, h4) {
    font-size: clamp(1.4375rem, 2.4vw, 1.75rem);
  }
`;

const Head = styled(Summary)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: 0;
  > ${Sign} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

const Lead = styled.span`
  display: block;
  margin-top: 0.25rem;
  font-size: 1rem;
  line-height: 1.45;
  color: ${on.soft};
`;

const Content = styled.div`
  padding-bottom: ${space(4)};
`;

/** `headingLevel` is 2 by default. */
interface DisclosureProps {
  title: string;
  /** A line below the title that summarizes the content. */
  lead?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** For links to this part: they open it. */
  id?: string;
  children: ReactNode;
}

/**
 * A collapsible part of a page at its full width, closed at first. Works without JavaScript, opens for a link to its id and for
 * find-in-page, and is printed open.
 */
export function Disclosure({ title, lead, headingLevel = 2, id, children }: DisclosureProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root id={id}>
      <Head>
        <Heading>{title}</Heading>
        {lead && <Lead>{lead}</Lead>}
        <Sign data-screen-only aria-hidden />
      </Head>
      <Content>{children}</Content>
    </Root>
  );
}
