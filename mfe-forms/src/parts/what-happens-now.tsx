import { Button, ButtonRow, color, font, media, radius, space } from '@site/kit';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface WhatHappensNowProps {
  /** In order. `text` says when, or what to know about it. */
  steps: { title: string; text?: ReactNode }[];
  children?: ReactNode;
  /** Links next to the button that prints. */
  links?: ReactNode;
}

/** What follows on a form that was sent, step by step, to keep on paper or as a file. */
export function WhatHappensNow({ steps, children, links }: WhatHappensNowProps) {
  return (
    <>
      <Title>Wat gebeurt er nu</Title>
      <Course>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            {text && <span>{text}</span>}
          </li>
        ))}
      </Course>
      {children}
      <Actions>
        <ButtonRow>
          {links}
          <Button variant="ghost" onClick={() => window.print()}>
            <Printer size={18} /> Bewaar als pdf
          </Button>
        </ButtonRow>
      </Actions>
    </>
  );
}

const Title = styled.h2`
  margin: 0 0 ${space(3)};
  font-size: 1.75rem;
`;

/* The numbers are signs along one road. */
const Course = styled.ol`
  display: grid;
  gap: ${space(2.5)};
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    position: relative;
    display: grid;
    min-height: 2.25rem;
    padding-left: ${space(7)};
    align-content: center;
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    position: absolute;
    top: 0.25rem;
    left: 0;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border: 2px solid ${color.ink};
    border-radius: ${radius.s};
    background: ${color.plate};
    font: 800 1.125rem/1 ${font.display};
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 2.75rem;
    bottom: calc(-1 * ${space(2)});
    left: 1.0625rem;
    width: 2px;
    background: ${color.line};
  }

  b {
    font-size: 1.125rem;
  }

  span {
    color: ${color.ink2};
  }

  ${media.print} {
    gap: ${space(1)};
  }
`;

const Actions = styled.div`
  margin-top: ${space(5)};
`;
