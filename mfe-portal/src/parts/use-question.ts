import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** A question that a button opens in its own place, with the focus of the keyboard. */
export interface Question {
  asked: boolean;
  ask(): void;
  /** Closes it and gives the focus back to the button. */
  cancel(): void;
  /** Closes it and leaves the focus where it is. */
  close(): void;
  /** Goes on the button that asks; gets the focus back after `cancel`. */
  opener: RefObject<HTMLButtonElement | null>;
  /** Goes on the text of the question; gets the focus when it is asked. */
  text: RefObject<HTMLParagraphElement | null>;
}

export function useQuestion(): Question {
  const [asked, setAsked] = useState(false);
  const wasAsked = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (asked) text.current?.focus();
    else if (wasAsked.current) opener.current?.focus();
    wasAsked.current = asked;
  }, [asked]);
  const cancel = () => setAsked(false);
  const close = () => {
    wasAsked.current = false;
    setAsked(false);
  };
  return { asked, ask: () => setAsked(true), cancel, close, opener, text };
}

export const QuestionText = styled.p.attrs({ tabIndex: -1 })`
  font-weight: 650;
`;
