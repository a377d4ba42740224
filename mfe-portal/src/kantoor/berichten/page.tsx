import { type BerichtRij, OFFICE_CALLS } from '@site/contract/office';
import { dutchMoment } from '../../klant/applications/dutch-date';
import { caseAddress } from '../parts/case-address';
import { dueInWords } from '../parts/due';
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
            { title: 'Onderwerp', cell: ({ onderwerp }) => onderwerp },
            { title: 'Naam', cell: ({ naam }) => naam },
            { title: 'E-mail', cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
            { title: 'Ontvangen', cell: ({ ontvangenOp }) => dutchMoment(ontvangenOp) },
            {
              title: 'Antwoord vóór',
              cell: ({ voor }) => (voor ? dueInWords(voor, new Date()).text : 'Beantwoord'),
            },
            { title: 'Behandelaar', cell: ({ behandelaar }) => behandelaar?.naam },
          ]}
        />
      )}
    </OfficePage>
  );
}
