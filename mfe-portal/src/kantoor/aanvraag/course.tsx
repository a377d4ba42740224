import { OFFICE_CALLS } from '@site/contract/office';
import { Section } from '../../parts/section';
import { CaseHistory } from '../parts/case-history';
import { NoteForm } from '../parts/note-form';
import type { CaseProps } from './change-form';

/** All that happened, newest first, with a form for a note. */
export function Course({ zaak: { leaseCode, verloop }, refresh }: CaseProps) {
  return (
    <Section title="Verloop">
      <NoteForm
        of={leaseCode}
        means="Wie gebeld is, staat daarmee niet meer op de lijst van vandaag."
        write={(send, body) => send(OFFICE_CALLS.officeNote, { params: { leaseCode }, body })}
        onWritten={refresh}
      />
      <CaseHistory label="Verloop, het nieuwste bovenaan" events={verloop} />
    </Section>
  );
}
