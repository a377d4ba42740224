import { type BerichtRij, OFFICE_CALLS } from '@site/contract/office';
import { caseAddress } from '../parts/case-address';
import { MailLink } from '../parts/contact-links';
import { shortDay } from '../parts/due';
import { DueText } from '../parts/due-text';
import { BEHANDELAAR_FILTER, OfficeList } from '../parts/office-list';
import { OfficePage } from '../parts/office-page';

/** `/kantoor/berichten`: the messages of the contact form. */
export default function BerichtenPage() {
  return (
    <OfficePage title="Berichten">
      {() => (
        <OfficeList<BerichtRij>
          noun={['bericht', 'berichten']}
          call={OFFICE_CALLS.officeMessages}
          csv={OFFICE_CALLS.officeMessagesCsv}
          searchHint="Naam, e-mailadres, onderwerp of tekst"
          filters={[
            {
              name: 'status',
              label: 'Status',
              choices: [
                { value: 'open', label: 'Open' },
                { value: 'beantwoord', label: 'Beantwoord' },
              ],
            },
            BEHANDELAAR_FILTER,
          ]}
          orders={[
            { value: 'nieuwste', label: 'Nieuwste eerst' },
            { value: 'oudste', label: 'Oudste eerst' },
          ]}
          keyOf={({ id }) => id}
          addressOf={({ id }) => caseAddress('bericht', id)}
          columns={[
            { title: 'Onderwerp', cell: ({ onderwerp }) => onderwerp, wraps: true },
            { title: 'Naam', cell: ({ naam }) => naam, wraps: true },
            { title: 'E-mail', cell: ({ email }) => <MailLink address={email} />, wraps: true },
            { title: 'Ontvangen', cell: ({ ontvangenOp }) => shortDay(ontvangenOp) },
            {
              title: 'Antwoord vóór',
              cell: ({ voor }) => (voor ? <DueText voor={voor} /> : 'Beantwoord'),
              wraps: true,
            },
            { title: 'Behandelaar', cell: ({ behandelaar }) => behandelaar?.naam, wraps: true },
          ]}
        />
      )}
    </OfficePage>
  );
}
