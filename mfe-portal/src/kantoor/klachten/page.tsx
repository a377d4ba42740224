import { KLACHT_STATUS_LABELS } from '@site/contract';
import { type KlachtRij, OFFICE_CALLS } from '@site/contract/office';
import { caseAddress } from '../parts/case-address';
import { PhoneLink } from '../parts/contact-links';
import { shortDay } from '../parts/due';
import { DueText } from '../parts/due-text';
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
            { title: 'Onderwerp', cell: ({ onderwerp }) => onderwerp, wraps: true },
            { title: 'Nummer', cell: ({ klachtnummer }) => klachtnummer },
            { title: 'Naam', cell: ({ naam }) => naam, wraps: true },
            { title: 'Telefoon', cell: ({ telefoon }) => telefoon && <PhoneLink number={telefoon} /> },
            { title: 'Ontvangen', cell: ({ ontvangenOp }) => shortDay(ontvangenOp) },
            { title: 'Status', cell: ({ status }) => KLACHT_STATUS_LABELS[status] },
            { title: 'Contact vóór', cell: ({ voor }) => voor && <DueText voor={voor} />, wraps: true },
            { title: 'Behandelaar', cell: ({ behandelaar }) => behandelaar?.naam, wraps: true },
          ]}
        />
      )}
    </OfficePage>
  );
}
