import { color, radius, space } from '@site/kit';
import styled from 'styled-components';
import { POPULAR_TERMS } from './search-index';

/** What others look for, one press away. Submit buttons of a GET form, so that they search without JavaScript too. */
export function PopularTerms({ onChoose }: { onChoose: (term: string) => void }) {
  return (
    <Section aria-labelledby="populair">
      <h2 id="populair">Vaak gezocht</h2>
      <form action="/search" method="get" onSubmit={(event) => event.preventDefault()}>
        {POPULAR_TERMS.map((term) => (
          <Term key={term} type="submit" name="q" value={term} onClick={() => onChoose(term)}>
            {term}
          </Term>
        ))}
      </form>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${space(5)};

  h2 {
    margin: 0 0 ${space(2)};
    font-size: 24px;
  }

  form {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;

const Term = styled.button`
  min-height: 44px;
  padding: 0 18px;
  font: inherit;
  font-weight: 600;
  color: ${color.ink};
  background: ${color.card};
  border: 2px solid ${color.ink};
  border-radius: ${radius.m};
  cursor: pointer;

  &:hover {
    background: ${color.goSoft};
  }
`;
