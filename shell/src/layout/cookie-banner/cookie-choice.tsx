import {
  ALL_COOKIES,
  Button,
  CloseButton,
  type CookiePreferences,
  color,
  duration,
  layer,
  media,
  NECESSARY_COOKIES,
  radius,
  space,
  surface,
  TextLink,
  useConsent,
  useFixed,
  windowHeight,
} from '@site/kit';
import { ConsentSwitches, useConsentDraft } from '@site/kit/controls';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Stroopwafel } from './stroopwafel';
import { useRestoreFocus } from './use-restore-focus';

export interface CookieChoiceProps {
  /** False while it fades out. */
  open: boolean;
  /** Closes it without a choice. */
  onClose(): void;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const disappear = keyframes`
  to { opacity: 0; }
`;

/** In a window this low, as of a page at 400%, the whole banner scrolls; in a higher one the button that saves stays in view. */
const low = '@media (max-height: 29.99875em)';

/** A shadow at the lower edge while there is more content below it. */
const more = css`
  background:
    linear-gradient(transparent, ${color.card} 60%) bottom / 100% 2.25rem no-repeat local,
    linear-gradient(transparent, rgb(18 33 29 / 22%)) bottom / 100% 0.75rem no-repeat scroll ${color.card};
`;

const Root = styled.section<{ $open: boolean; $expanded: boolean }>`
  ${surface.card}
  position: fixed;
  z-index: ${layer.banner};
  right: ${space(1)};
  bottom: calc(${space(1)} + env(safe-area-inset-bottom));
  left: ${space(1)};
  display: flex;
  flex-direction: column;
  max-width: 70rem;
  max-height: ${windowHeight(60)};
  margin-inline: auto;
  overflow: hidden;
  border: 2px solid ${color.ink};
  border-radius: ${radius.l};
  box-shadow: 0 18px 44px -10px rgb(18 33 29 / 45%);
  font-size: 0.9375rem;
  line-height: 1.45;
  animation: ${({ $open }) =>
    $open
      ? css`
          ${appear} ${duration.step} ease-out
        `
      : css`
          ${disappear} ${duration.step} ease-in forwards
        `};
  ${media.reducedMotion} {
    opacity: ${({ $open }) => ($open ? 1 : 0)};
  }
  ${media.tablet} {
    right: var(--gutter);
    bottom: ${space(2)};
    left: var(--gutter);
    font-size: 1rem;
  }
  ${low} {
    ${more}
    overflow: auto;
    ${({ $expanded }) =>
      !$expanded &&
      css`
        /* Room for the buttons, with the start of the text and a part of the page. */
        max-height: max(${windowHeight(60)}, min(13rem, ${windowHeight(100)} - 3rem));
        scroll-padding-bottom: 8rem;
      `}
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)} ${space(2.5)};
  min-height: 0;
  padding: ${space(2)};
  overflow: auto;
  ${more}
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: ${space(2.5)} ${space(3)};
  }
  ${media.wide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    padding-right: 4.25rem;
  }
  ${low} {
    flex: none;
    overflow: visible;
    background: none;
  }
`;

const Picture = styled.div`
  display: none;
  ${media.tablet} {
    display: block;
  }
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space(1.25)};
  min-height: 1.75rem;
  margin-bottom: 0.375rem;
  padding-right: 2.5rem;
  font-size: 1.3125rem;
  > svg {
    flex: none;
  }
  ${media.tablet} {
    font-size: 1.375rem;
    > svg {
      display: none;
    }
  }
`;

const Close = styled(CloseButton)`
  position: absolute;
  z-index: 1;
  top: 0.25rem;
  right: 0.25rem;
  background: ${color.card};
  &:hover {
    background: ${color.sand};
  }
  ${media.wide} {
    top: 0.625rem;
    right: 0.625rem;
  }
`;

/* Stays in view while the text above it scrolls. */
const Choices = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  /* Two columns, or one where the text is too large for that. */
  grid-template-columns: repeat(auto-fit, minmax(max(8rem, 50% - 0.25rem), 1fr));
  gap: 0.25rem ${space(1)};
  margin: -${space(1)} -${space(2)};
  padding: ${space(1)} ${space(2)};
  background: ${color.card};
  > button {
    padding-inline: 0.375rem;
    font-size: 0.9375rem;
  }
  > :last-child {
    grid-column: 1 / -1;
    svg {
      transition: transform ${duration.step};
    }
    &[aria-expanded='true'] svg {
      transform: rotate(180deg);
    }
  }
  ${media.tablet} {
    position: static;
    grid-column: 2;
    margin: 0;
    padding: 0;
    grid-template-columns: 11.25rem 11.25rem auto;
    justify-content: start;
    > button {
      font-size: 1rem;
    }
    > :last-child {
      grid-column: auto;
      padding-inline: ${space(1)};
      white-space: nowrap;
    }
  }
  ${media.wide} {
    grid-column: auto;
    grid-template-columns: repeat(2, 11.875rem);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Details = styled.div`
  grid-column: 1 / -1;
  /* The button that opened them stays in view above them. */
  scroll-margin-top: 3.75rem;
`;

const Save = styled.div`
  flex: none;
  padding: ${space(1.5)} ${space(2)};
  border-top: 1px solid ${color.line};
  ${media.tablet} {
    padding-inline: ${space(3)};
  }
  ${media.wide} {
    padding-right: 4.25rem;
    text-align: right;
  }
  ${low} {
    border-top: 0;
  }
`;

/**
 * The content of the banner: two equal choices, and a third that opens a switch per category. Not a modal dialog: the page stays
 * usable.
 */
export function CookieChoice({ open, onClose }: CookieChoiceProps) {
  const { save } = useConsent();
  const [draft, setDraft] = useConsentDraft();
  const [expanded, setExpanded] = useState(false);
  const root = useRef<HTMLElement>(null);
  const details = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const detailsId = useId();
  useFixed(root, open ? 'bottom' : null, { reservesBottom: true });
  useRestoreFocus(root, open);
  useEffect(() => {
    if (expanded) details.current?.scrollIntoView({ block: 'nearest' });
  }, [expanded]);
  // When the browser cannot store the choice, it applies until the next page load, which asks again.
  const choose = (preferences: CookiePreferences) => () => void save(preferences);

  return (
    <Root
      ref={root}
      data-screen-only
      $open={open}
      $expanded={expanded}
      inert={!open}
      aria-labelledby={titleId}
    >
      <Content>
        <Picture>
          <Stroopwafel size={64} />
        </Picture>
        <div>
          <Title id={titleId}>
            <Stroopwafel size={28} />
            Cookies: u kiest
          </Title>
          <p>
            Noodzakelijke cookies staan altijd aan. De andere gebruiken wij alleen als u dat goedvindt. Hoe
            wij met uw gegevens omgaan, leest u bij{' '}
            <TextLink to="/juridisch?section=privacy">privacy</TextLink>.
          </p>
        </div>
        <Choices>
          <Button variant="dark" size="s" onClick={choose(ALL_COOKIES)}>
            Alles accepteren
          </Button>
          <Button variant="dark" size="s" onClick={choose(NECESSARY_COOKIES)}>
            Alleen noodzakelijke
          </Button>
          <Button
            variant="quiet"
            size="s"
            aria-expanded={expanded}
            aria-controls={detailsId}
            onClick={() => setExpanded(!expanded)}
          >
            Voorkeuren instellen
            <ChevronDown size={18} strokeWidth={2.6} />
          </Button>
        </Choices>
        <Details ref={details} id={detailsId} hidden={!expanded}>
          <ConsentSwitches value={draft} onChange={setDraft} />
        </Details>
      </Content>
      {expanded && (
        <Save>
          <Button variant="dark" size="s" onClick={choose(draft)}>
            Selectie opslaan
          </Button>
        </Save>
      )}
      <Close label="Sluiten zonder te kiezen" onClick={onClose} />
    </Root>
  );
}
