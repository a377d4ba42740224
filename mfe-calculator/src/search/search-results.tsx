import {
  ActionList,
  color,
  font,
  media,
  SectionTitle,
  Stack,
  space,
  TextLink,
  useSitePages,
} from '@site/kit';
import { EmptyState } from '@site/kit/controls';
import { Calculator, CarFront, CircleQuestionMark, FileText, Mail, Store } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { findEntries } from './find-entries';
import { ResultCard } from './result-card';
import { withSitePages } from './search-index';

const popularPages = [
  { to: '/lease-aanvragen', title: 'Lease aanvragen', text: 'In ongeveer 10 minuten', icon: FileText },
  { to: '/lease-berekenen', title: 'Lease berekenen', text: 'Meteen uw maandbedrag', icon: Calculator },
  {
    to: '/financial-lease',
    title: 'Financial lease',
    text: 'Wat het is en wat het oplevert',
    icon: CarFront,
  },
  { to: '/faq', title: 'Veelgestelde vragen', text: 'Over aanvraag en kosten', icon: CircleQuestionMark },
  { to: '/aanbod', title: 'Aanbod', text: 'Welke voertuigen u kunt leasen', icon: Store },
  { to: '/contact', title: 'Contact', text: 'Bel, mail of stuur een bericht', icon: Mail },
] as const;

/** The count and the results, or other pages when there are none. The heading is focusable. */
export function SearchResults({ query, headingRef }: { query: string; headingRef: Ref<HTMLHeadingElement> }) {
  const entries = findEntries(query, withSitePages(useSitePages()));
  const count = `${entries.length} ${entries.length === 1 ? 'resultaat' : 'resultaten'}`;
  const wanted = query.trim();
  return (
    <Section aria-labelledby="gevonden">
      <h2 id="gevonden" ref={headingRef} tabIndex={-1}>
        {wanted ? `${count} voor ‘${wanted}’` : count}
      </h2>
      {entries.length > 0 ? (
        <>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <ResultCard entry={entry} query={query} />
              </li>
            ))}
          </ul>
          <Otherwise>
            Staat het er niet bij? <TextLink to="/contact">Vraag het ons</TextLink>
          </Otherwise>
        </>
      ) : (
        <Stack gap={6}>
          <EmptyState title="Geen resultaten gevonden" picture="kaart">
            Probeer een andere zoekterm of bekijk onze populaire pagina's.
          </EmptyState>
          <div>
            <SectionTitle as="h3">Populaire pagina’s</SectionTitle>
            <ActionList items={popularPages} />
          </div>
        </Stack>
      )}
    </Section>
  );
}

const Section = styled.section`
  > h2 {
    margin-bottom: ${space(3)};
    font: 750 clamp(1.625rem, 3vw, 2.25rem) / 1.1 ${font.display};
    overflow-wrap: anywhere;
  }

  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
    padding: 0;
    list-style: none;

    ${media.wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space(2.5)};
    }
  }
`;

const Otherwise = styled.p`
  margin-top: ${space(4)};
  color: ${color.ink2};
`;
