import { isBlank, isUnfinishedPhoneNumber, isUnusualPhoneNumber } from '@site/contract';
import { TextField } from '@site/kit/controls';
import type { WizardStep } from '@site/kit/wizard';
import { useState } from 'react';
import styled from 'styled-components';

const HINT = 'Bijvoorbeeld 06 12 34 56 78, of een ander nummer waarop u overdag te bereiken bent.';
const DOUBT = 'Dit lijkt geen volledig telefoonnummer. Klopt het? Dan kunt u gewoon verder.';

/* The hint and the doubt that replaces it take the room of the longer one: the field below does not move. */
const Either = styled.span`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  > [aria-hidden] {
    visibility: hidden;
  }
`;

/** Asks for a phone number; an unusual one only gets a remark. Each form adds its reason. */
export const phoneStep = {
  id: 'telefoon',
  name: 'Telefoon',
  fields: ['telefoon'],
  question: 'Op welk nummer bereiken wij u?',
  problem: ({ telefoon }) => (isBlank(telefoon) ? 'Vul uw telefoonnummer in.' : null),
  Body: function PhoneField({ values, set, error, fieldErrors }) {
    const [left, setLeft] = useState(false);
    const { telefoon } = values;
    const isDoubted = isUnusualPhoneNumber(telefoon) && (left || !isUnfinishedPhoneNumber(telefoon));
    return (
      <TextField
        label="Telefoonnummer"
        name="telefoon"
        type="tel"
        autoComplete="tel"
        required
        value={telefoon}
        onChange={(text) => set({ telefoon: text })}
        onBlur={() => setLeft(telefoon !== '')}
        hint={
          <Either>
            <span>{isDoubted ? DOUBT : HINT}</span>
            <span aria-hidden>{isDoubted ? HINT : DOUBT}</span>
          </Either>
        }
        error={error ?? fieldErrors.telefoon}
      />
    );
  },
} as const satisfies WizardStep<{ telefoon: string }, never>;
