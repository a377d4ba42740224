import { Button, color, focusRing, Link, media, radius, space } from '@site/kit';
import { TextField } from '@site/kit/controls';
import { Search, X } from 'lucide-react';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { LONGEST_QUERY } from './read-query';

/** The search field with its submit button and clear link: a GET form and a link, so that both also work without JavaScript. */
export function SearchForm({
  query,
  fieldRef,
  onSearch,
  onClear,
}: {
  query: string;
  fieldRef: Ref<HTMLInputElement | HTMLTextAreaElement>;
  onSearch: (query: string) => void;
  /** The target of the clear link: the page before a search. */
  onClear: () => void;
}) {
  const [typed, setTyped] = useState(query);
  return (
    <Row
      role="search"
      aria-label="Zoeken op deze site"
      action="/search"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <Field>
        <TextField
          label="Zoekterm"
          name="q"
          inputMode="search"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          maxLength={LONGEST_QUERY}
          inputRef={fieldRef}
        />
        {typed && (
          <Clear
            to="/search"
            preventScrollReset
            aria-label="Zoekterm wissen"
            data-screen-only
            onClick={() => {
              setTyped('');
              onClear();
            }}
          >
            <X size={22} strokeWidth={2.4} />
          </Clear>
        )}
      </Field>
      <Button type="submit">
        <Search size={22} strokeWidth={2.6} />
        <span>Zoeken</span>
      </Button>
    </Row>
  );
}

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)};
  align-items: end;
  width: 100%;
  max-width: 45rem;

  > button {
    min-height: 3.75rem;

    ${media.mobile} {
      width: 3.75rem;
      padding: 0;

      > span {
        position: absolute;
        clip-path: inset(50%);
      }
    }
  }
`;

const Field = styled.div`
  position: relative;

  input {
    padding-right: 3.75rem;
  }
`;

const Clear = styled(Link)`
  position: absolute;
  right: 0.5rem;
  bottom: 0.5rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  color: ${color.ink};
  border-radius: ${radius.s};

  &:hover {
    background: ${color.sand};
  }

  &:focus-visible {
    ${focusRing}
    border-radius: ${radius.s};
  }
`;
