import { AskFirst } from '../../parts/ask-first';
import { LogOutButton } from '../../parts/log-out-button';
import { Section } from '../../parts/section';

export function LogoutQuestion() {
  return (
    <Section title="Uitloggen" card="card">
      <AskFirst
        button="Uitloggen"
        variant="dark"
        lead={<p>Werkt u op een computer die ook anderen gebruiken? Log dan altijd uit.</p>}
        question="Weet u zeker dat u wilt uitloggen?"
        confirm={() => <LogOutButton variant="dark">Ja, uitloggen</LogOutButton>}
      />
    </Section>
  );
}
