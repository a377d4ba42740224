import { color, font, media, radius, space } from '@site/kit';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { POPULAR_TERMS } from './search-index';
import { Signpost } from './signpost';

/** Submit buttons of a GET form, so that they also search without JavaScript. */
export function PopularTerms({
  headingRef,
  onChoose,
}: {
  headingRef: Ref<HTMLHeadingElement>;
  onChoose: (term: string) => void;
}) {
  return (
    <Section aria-labelledby="populair">
      <h2 id="populair" ref={headingRef} tabIndex={-1}>
        Vaak gezocht
      </h2>
      <form action="/search" method="get" onSubmit={(event) => event.preventDefault()}>
        {POPULAR_TERMS.map((term) => (
          <Term key={term} type="submit" name="q" value={term} onClick={() => onChoose(term)}>
            <Search size={20} strokeWidth={2.6} />
            {term}
          </Term>
        ))}
      </form>
      <Signpost />
    </Section>
  );
}

/* From tablet width on, the signpost is drawn at the end of the road in the hero. */
const Section = styled.section`
  h2 {
    margin-bottom: ${space(2.5)};
    font-size: clamp(1.625rem, 3vw, 2.25rem);
  }

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1.5)};
  }

  > svg {
    display: none;
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 13.75rem;
    grid-template-rows: auto 1fr;
    column-gap: ${space(6)};

    > svg {
      display: block;
      grid-row: 1 / span 2;
      grid-column: 2;
      align-self: end;
      width: 100%;
      height: auto;
    }
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 45rem) 17.5rem;
    justify-content: space-between;

    form {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-content: start;
    }
  }
`;

const Term = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(1.75)};
  min-height: 3.75rem;
  padding: ${space(1)} ${space(2.5)};
  font: 700 1.1875rem/1.2 ${font.display};
  letter-spacing: -0.015em;
  text-align: left;
  color: ${color.ink};
  background: ${color.card};
  border: 2px solid ${color.ink};
  border-radius: ${radius.m};
  cursor: pointer;

  > svg {
    flex: none;
    color: ${color.success};
  }

  &:hover {
    background: ${color.successSoft};
  }

  &:focus-visible {
    border-radius: ${radius.m};
  }
`;
