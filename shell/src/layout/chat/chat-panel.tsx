import { telHref } from '@site/contract';
import {
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
} from '@site/kit';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import type { Conversation } from './conversation';
import { MARGIN, PANEL_WIDTH, panelHeight } from './dimensions';

const Root = styled.div`
  ${surface.card}
  position: fixed;
  inset: auto 0 ${bottomEdge};
  z-index: ${layer.chat};
  display: flex;
  flex-direction: column;
  height: ${panelHeight.phone};
  /* In a very low window (400% zoom) the whole panel scrolls. */
  overflow-y: auto;
  border: 2px solid ${color.ink};
  border-width: 2px 0 0;
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  box-shadow: 0 -12px 40px -12px rgb(18 33 29 / 40%);
  ${media.tablet} {
    inset: auto var(--gutter) calc(${bottomEdge} + ${MARGIN}px) auto;
    width: ${PANEL_WIDTH}px;
    height: ${panelHeight.tablet};
    border-width: 2px;
    border-radius: ${radius.l};
    box-shadow: 0 24px 60px -20px rgb(18 33 29 / 50%);
  }
  &:focus-visible {
    border-radius: ${radius.xl} ${radius.xl} 0 0;
    outline-offset: -3px;
    box-shadow: none;
    ${media.tablet} {
      border-radius: ${radius.l};
    }
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

const Log = styled.div`
  flex: 1 0 4rem;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)} ${space(2.5)};
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  ol {
    display: grid;
    gap: ${space(1)};
    padding: 0;
    list-style: none;
  }
  li {
    justify-self: end;
    max-width: 86%;
    padding: ${space(1.25)} ${space(1.75)};
    font-size: 1rem;
    line-height: 1.45;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    color: ${color.light};
    background: ${color.dark};
    border-radius: ${radius.m} ${radius.m} 0.25rem ${radius.m};
    ${media.forcedColors} {
      border: 1px solid;
    }
  }
  li:first-child {
    justify-self: start;
    color: ${color.ink};
    background: ${color.sand};
    border-radius: ${radius.m} ${radius.m} ${radius.m} 0.25rem;
  }
`;

const Form = styled.form`
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.75)} ${space(1)};
  align-items: end;
  padding: ${space(1.5)} ${space(2)} ${space(2)};
  border-top: 1px solid ${on.rule};
  label,
  > p {
    grid-column: 1 / -1;
  }
  label {
    font-size: 0.9375rem;
    font-weight: 650;
  }
`;

const Field = styled.textarea`
  width: 100%;
  min-height: 3rem;
  max-height: 7rem;
  padding: 0.5625rem ${space(1.5)};
  font-size: 1.0625rem;
  line-height: 1.45;
  resize: none;
  field-sizing: content;
  background: ${color.white};
  border: 2px solid ${color.ink};
  border-radius: ${radius.s};
`;

const AddButton = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  color: ${color.light};
  background: ${color.ink};
  border: 2px solid ${color.ink};
  border-radius: ${radius.s};
  cursor: pointer;
  &:hover {
    background: #2f423c;
  }
  &:focus-visible {
    border-radius: ${radius.s};
  }
`;

const UnstaffedNotice = styled.p`
  margin-top: ${space(0.5)};
  font-size: 0.9375rem;
  line-height: 1.4;
  color: ${on.soft};
  a {
    color: ${on.text};
  }
`;

export interface ChatPanelProps {
  conversation: Conversation;
  /** @param hadFocus the focus was in the panel and must be restored. */
  onClose(hadFocus: boolean): void;
}

/**
 * The open chat. It is not modal: the page stays usable. Escape closes it from anywhere, so that it never covers a focused control
 * for good.
 */
export function ChatPanel({ conversation, onClose }: ChatPanelProps) {
  const { messages, draft, setDraft, addMessage } = conversation;
  const { naam, telefoon } = useSite();
  const titleId = useId();
  const fieldId = useId();
  const noticeId = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  useFixed(root, 'bottom');

  useEffect(() => {
    // On a touch screen the field would open the keyboard, over the page and half of the chat.
    const touch = window.matchMedia('(pointer: coarse)').matches;
    (touch ? root : field).current?.focus({ preventScroll: true });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled into view.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages.length]);

  useEffect(() => {
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      onClose(root.current?.contains(document.activeElement) ?? false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  const addOnEnter = (event: KeyboardEvent) => {
    // Safari ends a composition before the Enter that confirms it: only its key code says so.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    addMessage();
  };

  return (
    <Root ref={root} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <Top>
        <h2 id={titleId}>Chat</h2>
        <CloseButton label="Chat sluiten" onClick={() => onClose(true)} />
      </Top>
      <Log ref={log} role="log" aria-label="Berichten" tabIndex={0}>
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
        <Field
          id={fieldId}
          ref={field}
          rows={1}
          value={draft}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={noticeId}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={addOnEnter}
        />
        <AddButton type="submit" aria-label="Bericht plaatsen">
          <ArrowUp size={22} strokeWidth={2.6} aria-hidden />
        </AddButton>
        <UnstaffedNotice id={noticeId}>
          Deze chat is nog niet bemand; <TextLink href={telHref(telefoon)}>bel</TextLink> of{' '}
          <TextLink to="/contact" onClick={() => onClose(false)}>
            stuur een bericht
          </TextLink>
        </UnstaffedNotice>
      </Form>
    </Root>
  );
}
