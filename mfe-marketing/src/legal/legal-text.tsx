import { Band, media, space } from '@site/kit';
import { Prose } from '@site/kit/content';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { type IndexEntry, PageIndex } from './page-index';

/** A section of a legal text. The `id` is its anchor and must not change, even when the title does. */
export interface LegalSection {
  id: string;
  title: string;
  /** Paragraphs, lists and tables as plain HTML elements. */
  text: ReactNode;
}

/** A chapter of a legal text with an h2, and its sections. */
export interface LegalChapter extends LegalSection {
  sections?: readonly LegalSection[];
  /** Controls below the text, with a heading of their own that has this id and title. */
  panel?: { id: string; title: string; content: ReactNode };
}

const Columns = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 45rem) minmax(16.5rem, 1fr);
    gap: ${space(9)};
  }
`;

/** The index comes first in the document, so that it is reached before the text; on a wide screen it is next to the text. */
const IndexPlace = styled.div`
  margin-bottom: ${space(5)};
  ${media.wide} {
    grid-area: 1 / 2;
    margin-bottom: 0;
  }
`;

const Text = styled.div`
  ${media.wide} {
    grid-area: 1 / 1;
  }
  > * + * {
    margin-top: ${space(8)};
  }
`;

/** Legal texts one below the other, with an index of all their headings. Following a link focuses its heading. */
export function LegalText({ chapters }: { chapters: readonly LegalChapter[] }) {
  return (
    <Band tone="card" labelledBy={chapters[0]?.id}>
      <Columns>
        <IndexPlace>
          <PageIndex entries={chapters.map(entryOf)} />
        </IndexPlace>
        <Text>
          {chapters.map(({ id, title, text, sections = [], panel }) => (
            <section key={id}>
              <Prose>
                <h2 id={id} tabIndex={-1}>
                  {title}
                </h2>
                {text}
                {sections.map((section) => (
                  <Fragment key={section.id}>
                    <h3 id={section.id} tabIndex={-1}>
                      {section.title}
                    </h3>
                    {section.text}
                  </Fragment>
                ))}
              </Prose>
              {panel?.content}
            </section>
          ))}
        </Text>
      </Columns>
    </Band>
  );
}

function entryOf({ id, title, sections = [], panel }: LegalChapter): IndexEntry {
  return { id, title, below: panel ? [...sections, panel] : sections };
}
