import { Button, media, space } from '@site/kit';
import { TextField } from '@site/kit/controls';
import { useState } from 'react';
import styled from 'styled-components';

/** The field with its button. A plain GET form, so that it searches without JavaScript too. */
export function SearchForm({
  query,
  maxLength,
  onSearch,
}: {
  query: string;
  maxLength: number;
  onSearch: (query: string) => void;
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
      <TextField
        label="Zoekterm"
        name="q"
        inputMode="search"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        maxLength={maxLength}
      />
      <Button type="submit" variant="dark">
        Zoeken
      </Button>
    </Row>
  );
}

const Row = styled.form`
  display: grid;
  gap: ${space(2)};
  align-items: end;
  max-width: 720px;

  ${media.tablet} {
    grid-template-columns: 1fr auto;

    > button {
      min-height: 60px;
    }
  }
`;
