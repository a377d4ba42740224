import { ContactCards } from '@site/kit';
import { Section } from '../../parts/section';

/** Phone and mail, at the end of a portal page. */
export function HelpBlock() {
  return (
    <Section title="Hulp nodig?">
      <ContactCards />
    </Section>
  );
}
