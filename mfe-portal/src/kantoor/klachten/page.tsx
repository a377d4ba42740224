import { KLACHT_STATUS_LABELS, telHref } from '@site/contract';
import { type KlachtRij, OFFICE_CALLS } from '@site/contract/office';
import { dutchDate } from '../../klant/applications/dutch-date';
import { caseAddress } from '../parts/case-address';
import { dueInWords } from '../parts/due';
import { BEHANDELAAR_FILTER, OfficeList } from '../parts/office-list';
import { OfficePage } from '../parts/office-page';

/** `/kantoor/klachten`: the complaints. */
export default function KlachtenPage() {
  return (
    <OfficePage title="Klachten">
      {() => (
        <OfficeList<KlachtRij>
          noun={['klacht', 'klachten']}
          call={OFFICE_CALLS.officeComplaints}
          csv={OFFICE_CALLS.officeComplaintsCsv}
          searchHint="Nummer, naam, bedrijf, telefoonnummer, e-mailadres, onderwerp, garage of partner"
          filters={[
            {
              name: 'status',
              label: 'Status',
              choices: Object.entries(KLACHT_STATUS_LABELS).map(([value, label]) => ({ value, label })),
            },
            BEHANDELAAR_FILTER,
          ]}
          orders={[
            { value: 'nieuwste', label: 'Nieuwste eerst' },
            { value: 'oudste', label: 'Oudste eerst' },
          ]}
          keyOf={({ klachtnummer }) => klachtnummer}
          addressOf={({ klachtnummer }) => caseAddress('klacht', klachtnummer)}
          columns={[
            { title: 'Onderwerp', cell: ({ onderwerp }) => onderwerp },
            { title: 'Nummer', cell: ({ klachtnummer }) => klachtnummer },
            { title: 'Naam', cell: ({ naam }) => naam },
            { title: 'Telefoon', cell: ({ telefoon }) => <a href={telHref(telefoon)}>{telefoon}</a> },

            { title: 'Ontvangen', cell: ({ ontvangenOp }) => dutchDate(ontvangenOp) },
            { title: 'Status', cell: ({ status }) => KLACHT_STATUS_LABELS[status] },
            { title: 'Contact vóór', cell: ({ voor }) => voor && dueInWords(voor, new Date()).text },
            { title: 'Behandelaar', cell: ({ behandelaar }) => behandelaar?.naam },
          ]}
        />
      )}
    </OfficePage>
  );
}
