import { ContactCards } from '@site/kit';
import { Section } from '../../parts/section';

export function HelpBlock() {
  return (
    <Section title="Hulp nodig?">
      <ContactCards />
    </Section>
  );
}
