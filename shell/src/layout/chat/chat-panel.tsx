import { telHref } from '@site/contract';
import {
  Button,
  bottomEdge,
  CloseButton,
  color,
  layer,
  media,
  on,
  radius,
  space,
  surface,
  TextLink,
  useFixed,
  useSite,
  VisuallyHidden,
  windowHeight,
} from '@site/kit';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import type { Conversation } from './conversation';

const Root = styled.div`
  ${surface.card}
  position: fixed;
  inset: auto 0 ${bottomEdge};
  z-index: ${layer.chat};
  display: flex;
  flex-direction: column;
  /* The top third of the page stays visible. In a very low window (400% zoom) the whole panel scrolls, below its close button. */
  height: min(${windowHeight(66)}, max(${windowHeight(100)} - ${bottomEdge} - 7.5rem, 5.5rem));
  overflow-y: auto;
  border: 2px solid ${color.ink};
  border-width: 2px 0 0;
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  box-shadow: 0 -12px 40px -12px rgb(18 33 29 / 40%);
  ${media.tablet} {
    inset: auto var(--gutter) calc(${bottomEdge} + ${space(2)}) auto;
    width: 23.75rem;
    height: min(35rem, max(${windowHeight(100)} - ${bottomEdge} - ${space(4)}, 5.5rem));
    border-width: 2px;
    border-radius: ${radius.l};
  }
`;

const Top = styled.div`
  flex: none;
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.375rem 0.375rem 0.375rem ${space(2.5)};
  background: ${color.card};
  border-bottom: 1px solid ${on.rule};
  h2 {
    font-size: 1.25rem;
  }
`;

/* In reverse, it stays at its end when a message is added. */
const Log = styled.div`
  flex: 1 0 4rem;
  min-height: 0;
  display: flex;
  flex-direction: column-reverse;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  ol {
    display: grid;
    gap: ${space(1)};
    margin-bottom: auto;
    padding: ${space(2)} ${space(2.5)};
    list-style: none;
  }
  li {
    justify-self: end;
    max-width: 86%;
    padding: ${space(1.25)} ${space(1.75)};
    font-size: 1rem;
    line-height: 1.45;
    overflow-wrap: anywhere;
    color: ${color.light};
    background: ${color.dark};
    border-radius: ${radius.m};
    ${media.forcedColors} {
      border: 1px solid;
    }
  }
  li:first-child {
    justify-self: start;
    color: ${color.ink};
    background: ${color.sand};
  }
`;

const Form = styled.form`
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.75)} ${space(1)};
  padding: ${space(1.5)} ${space(2)} ${space(2)};
  border-top: 1px solid ${on.rule};
  label,
  p {
    grid-column: 1 / -1;
    font-size: 0.9375rem;
  }
  label {
    font-weight: 650;
  }
  input {
    min-height: 2.75rem;
    padding: 0 ${space(1.5)};
    font-size: 1.0625rem;
    background: ${color.white};
    border: 2px solid ${color.ink};
    border-radius: ${radius.s};
  }
  p {
    line-height: 1.4;
    color: ${on.soft};
  }
`;

export interface ChatPanelProps {
  conversation: Conversation;
  /** Gets the focus back when the panel closes with the focus in it. */
  opener: HTMLElement;
  onClose(): void;
}

/**
 * The open chat: a greeting, what the visitor typed, and that nobody reads along. It is not modal: the page stays usable. Escape closes it
 * from anywhere, so that it never covers a focused control for good.
 */
export function ChatPanel({ conversation, opener, onClose }: ChatPanelProps) {
  const { messages, draft, setDraft, addMessage } = conversation;
  const { naam, telefoon } = useSite();
  const titleId = useId();
  const fieldId = useId();
  const noticeId = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useFixed(root, 'bottom');

  useEffect(() => {
    // On a touch screen the field would open the keyboard, over the page and half of the chat.
    const touch = window.matchMedia('(pointer: coarse)').matches;
    (touch ? root : field).current?.focus({ preventScroll: true });
    return () => {
      // The removed panel had the focus. The menu that the opener is in may be closed by now.
      if (document.activeElement !== document.body) return;
      const menu = opener.closest<HTMLDetailsElement>('details:not([open])');
      (menu?.querySelector('summary') ?? opener).focus();
    };
  }, [opener]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <Root ref={root} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <Top>
        <h2 id={titleId}>Chat</h2>
        <CloseButton label="Chat sluiten" onClick={onClose} />
      </Top>
      <Log role="log" aria-label="Berichten" tabIndex={0}>
        <ol>
          <li>Welkom bij {naam}. Waar kunnen wij u mee helpen?</li>
          {messages.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end.
            <li key={index}>
              <VisuallyHidden>U: </VisuallyHidden>
              {message}
            </li>
          ))}
        </ol>
      </Log>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          addMessage();
          field.current?.focus();
        }}
      >
        <label htmlFor={fieldId}>Uw bericht</label>
        <input
          id={fieldId}
          ref={field}
          value={draft}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={noticeId}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit" variant="dark" size="s">
          Plaatsen
        </Button>
        <p id={noticeId}>
          Deze chat is nog niet bemand; <TextLink href={telHref(telefoon)}>bel</TextLink> of{' '}
          <TextLink to="/contact" onClick={onClose}>
            stuur een bericht
          </TextLink>
        </p>
      </Form>
    </Root>
  );
}
