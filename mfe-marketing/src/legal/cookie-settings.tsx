import {
  Button,
  color,
  media,
  on,
  radius,
  space,
  surface,
  timing,
  useConsent,
  VisuallyHidden,
} from '@site/kit';
import { ConsentSwitches, useConsentDraft } from '@site/kit/controls';
import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled, { css } from 'styled-components';

/** Id and title of the heading of the settings, for the index of the page. */
export const COOKIE_SETTINGS_ID = 'cookie-instellingen';
export const COOKIE_SETTINGS_TITLE = 'Uw keuze';

const Panel = styled.section`
  ${surface.light}
  margin-top: ${space(4)};
  padding: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  h3 {
    margin-bottom: ${space(2)};
    font-size: 1.5rem;
    scroll-margin-top: ${space(4)};
  }
  ${media.tablet} {
    padding: ${space(3.5)};
  }
`;

/** Keeps its size before the controls are rendered. */
const SaveRow = styled.div<{ $shown: boolean }>`
  position: relative;
  width: fit-content;
  margin-top: ${space(2)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;

const Save = styled(Button)<{ $failed: boolean }>`
  min-width: 14.375rem;
  ${({ $failed }) =>
    $failed &&
    css`
      &,
      &:hover {
        border-color: ${color.error};
        background: ${color.errorSoft};
        box-shadow: none;
      }
    `}
`;

/** On the corner of the button. */
const FailedSign = styled.span`
  position: absolute;
  top: -0.75rem;
  right: -0.75rem;
  padding: 2px;
  border-radius: 50%;
  background: ${color.light};
  color: ${color.error};
`;

const State = styled.p`
  min-height: 3.2em;
  margin-top: ${space(2)};
  ${media.tablet} {
    min-height: 1.6em;
  }
  font-size: 1rem;
  color: ${on.soft};
`;

/**
 * Shows and changes the visitor's cookie choice. Follows what the banner or another tab saves, and says how long the choice
 * applies.
 */
export function CookieSettings() {
  const { status, notPersisted, save } = useConsent();
  const [draft, setDraft] = useConsentDraft();
  const [result, setResult] = useState<{ stored: boolean } | null>(null);

  useEffect(() => {
    if (!result) return;
    const over = setTimeout(() => setResult(null), timing.cookieSaved);
    return () => clearTimeout(over);
  }, [result]);

  return (
    <Panel aria-labelledby={COOKIE_SETTINGS_ID}>
      <h3 id={COOKIE_SETTINGS_ID} tabIndex={-1}>
        {COOKIE_SETTINGS_TITLE}
      </h3>
      <ConsentSwitches
        value={draft}
        onChange={(value) => {
          setDraft(value);
          setResult(null);
        }}
      />
      <SaveRow $shown={status !== 'unknown'}>
        <Save $failed={result?.stored === false} onClick={() => setResult({ stored: save(draft) })}>
          {result?.stored ? (
            <>
              <Check size={20} strokeWidth={2.8} />
              Opgeslagen
            </>
          ) : (
            'Instellingen opslaan'
          )}
        </Save>
        <span role="status">
          {result?.stored && <VisuallyHidden>Uw keuze is bewaard.</VisuallyHidden>}
          {result?.stored === false && (
            <FailedSign>
              <CircleAlert size={26} strokeWidth={2.6} role="img" aria-label="Opslaan is niet gelukt" />
            </FailedSign>
          )}
        </span>
      </SaveRow>
      <State>
        {status === 'undecided' &&
          'U hebt nog niet gekozen. Tot dan gebruiken wij alleen noodzakelijke cookies.'}
        {status === 'decided' &&
          (notPersisted
            ? 'Uw keuze geldt tot u deze website sluit of opnieuw laadt. Daarna vragen wij het weer.'
            : 'Uw keuze geldt in deze browser op dit apparaat. U kunt die altijd wijzigen.')}
        {status === 'unknown' && (
          <noscript>
            Kiezen kan alleen met JavaScript aan. Zonder JavaScript gebruiken wij alleen noodzakelijke
            cookies.
          </noscript>
        )}
      </State>
    </Panel>
  );
}
