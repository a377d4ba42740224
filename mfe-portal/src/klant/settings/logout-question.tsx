import { Button, ButtonRow, Card, Stack, useLogout } from '@site/kit';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { SectionHeading } from '../../parts/section-heading';

/** Logs out, after asking. */
export function LogoutQuestion() {
  const [asked, setAsked] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const logout = useLogout();
  const question = useRef<HTMLParagraphElement>(null);
  const id = useId();

  const ask = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);

  // Opening the question focuses it; "Annuleren" returns the focus to the button.
  useEffect(() => {
    if (asked) question.current?.focus();
    else if (wasAsked.current) ask.current?.focus();
    wasAsked.current = asked;
  }, [asked]);

  async function leave() {
    setLeaving(true);
    await logout();
  }

  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={2}>
        <SectionHeading id={id}>Uitloggen</SectionHeading>
        {asked ? (
          <>
            <Question ref={question} tabIndex={-1}>
              Weet u zeker dat u wilt uitloggen?
            </Question>
            <ButtonRow>
              <Button type="button" variant="dark" busy={leaving} busyText="Uitloggen..." onClick={leave}>
                Ja, uitloggen
              </Button>
              <Button type="button" variant="ghost" onClick={() => setAsked(false)}>
                Annuleren
              </Button>
            </ButtonRow>
          </>
        ) : (
          <>
            <p>Werkt u op een computer die ook anderen gebruiken? Log dan altijd uit.</p>
            <ButtonRow>
              <Button ref={ask} type="button" variant="dark" onClick={() => setAsked(true)}>
                Uitloggen
              </Button>
            </ButtonRow>
          </>
        )}
      </Stack>
    </Card>
  );
}

const Question = styled.p`
  font-weight: 650;
`;
