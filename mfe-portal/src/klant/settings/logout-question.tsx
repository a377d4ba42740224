import { Button, ButtonRow } from '@site/kit';
import { LogOutButton } from '../../parts/log-out-button';
import { Section } from '../../parts/section';
import { QuestionText, useQuestion } from '../../parts/use-question';

export function LogoutQuestion() {
  const { asked, ask, cancel, opener, text } = useQuestion();
  return (
    <Section title="Uitloggen" card="card">
      {asked ? (
        <>
          <QuestionText ref={text}>Weet u zeker dat u wilt uitloggen?</QuestionText>
          <ButtonRow>
            <LogOutButton variant="dark">Ja, uitloggen</LogOutButton>
            <Button variant="ghost" onClick={cancel}>
              Annuleren
            </Button>
          </ButtonRow>
        </>
      ) : (
        <>
          <p>Werkt u op een computer die ook anderen gebruiken? Log dan altijd uit.</p>
          <ButtonRow>
            <Button ref={opener} variant="dark" onClick={ask}>
              Uitloggen
            </Button>
          </ButtonRow>
        </>
      )}
    </Section>
  );
}
