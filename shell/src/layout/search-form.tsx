import { color, radius, VisuallyHidden } from '@site/kit';
import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

const Root = styled.form`
  display: flex;
  min-width: 0;
  background: ${color.white};
  color: ${color.ink};
  border: 2px solid ${color.ink};
  border-radius: ${radius.m};
  &:focus-within {
    outline: 3px solid ${color.ink};
    outline-offset: -1px;
    box-shadow: 0 0 0 5px ${color.plate};
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 3.25rem;
  padding: 0 1.125rem;
  font-size: 1.125rem;
  background: none;
  border: 0;
  border-radius: inherit;
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

const Submit = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 3.25rem;
  color: inherit;
  background: ${color.plate};
  border: 0;
  border-left: 2px solid ${color.ink};
  border-radius: 0 12px 12px 0;
  cursor: pointer;
  &:hover {
    background: #ffd65f;
  }
  &:focus-visible {
    outline-offset: -5px;
    box-shadow: none;
  }
`;

const Label = styled.label`
  display: block;
  margin-bottom: 0.5rem;
  font-weight: 650;
`;

/** The site search. An empty query does nothing; without JavaScript the browser submits the form. */
export function SearchForm() {
  const id = useId();
  const navigate = useNavigate();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (question) void navigate(`/search?q=${encodeURIComponent(question)}`);
  };

  return (
    <div>
      <Label htmlFor={id}>Waar zoekt u naar?</Label>
      <Root role="search" action="/search" method="get" onSubmit={search}>
        <Input id={id} name="q" type="search" autoComplete="off" enterKeyHint="search" />
        <Submit type="submit">
          <Search size={22} strokeWidth={2.6} />
          <VisuallyHidden>Zoeken</VisuallyHidden>
        </Submit>
      </Root>
    </div>
  );
}
