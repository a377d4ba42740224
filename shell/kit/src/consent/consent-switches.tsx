import { useState } from 'react';
import { styled } from 'styled-components';
import { Fieldset } from '../field/fieldset';
import { SwitchField } from '../field/switch-field';
import { on, space } from '../theme/theme';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { COOKIE_CATEGORIES, type CookiePreferences, NECESSARY_COOKIES } from './categories';
import { useConsent } from './consent';

const Place = styled(Fieldset)`
  container-type: inline-size;
`;

const Rows = styled.div`
  display: grid;
  column-gap: ${space(6)};
  > * {
    padding-block: ${space(1.5)};
    border-top: 1px solid ${on.rule};
    text-wrap: pretty;
  }
  @container (min-width: 50em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/**
 * A switch for each category of cookies. The necessary one is always on. Until the browser's storage was read, and so without
 * JavaScript, they show what applies then: only necessary cookies.
 */
export function ConsentSwitches({
  value,
  onChange,
}: {
  value: CookiePreferences;
  onChange(value: CookiePreferences): void;
}) {
  const known = useConsent().status !== 'unknown';
  const shown = known ? value : NECESSARY_COOKIES;
  return (
    <Place>
      <VisuallyHidden as="legend">Soorten cookies</VisuallyHidden>
      <Rows>
        {COOKIE_CATEGORIES.map(({ id, name, text }) => (
          <SwitchField
            key={id}
            label={name}
            hint={text}
            checked={shown[id]}
            disabled={!known || id === 'noodzakelijk'}
            onChange={(checked) => onChange({ ...value, [id]: checked })}
          />
        ))}
      </Rows>
    </Place>
  );
}

/**
 * The unsaved state of the switches. A choice that is saved elsewhere, such as in another tab, replaces it at once.
 *
 * @returns the value and its setter, for ConsentSwitches.
 */
export function useConsentDraft(): [CookiePreferences, (value: CookiePreferences) => void] {
  const { preferences } = useConsent();
  const [draft, setDraft] = useState(preferences);
  const [saved, setSaved] = useState(preferences);
  if (saved !== preferences) {
    setSaved(preferences);
    setDraft(preferences);
  }
  return [draft, setDraft];
}
