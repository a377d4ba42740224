import { ContactCards, Stack } from '@site/kit';
import { useId } from 'react';
import { SectionHeading } from '../../parts/section-heading';

/** Phone and mail, at the end of a portal page. */
export function HelpBlock() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <SectionHeading id={id}>Hulp nodig?</SectionHeading>
        <ContactCards />
      </Stack>
    </section>
  );
}
