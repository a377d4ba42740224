import { euros, LEASE_STATUS_LABELS, type LeaseStatus, telHref } from '@site/contract';
import { type AanvraagRij, OFFICE_CALLS } from '@site/contract/office';
import { TextLink } from '@site/kit';
import { dueInWords, shortDay } from '../parts/due';
import { BEHANDELAAR_FILTER, OfficeList } from '../parts/office-list';
import { OfficePage } from '../parts/office-page';

const OFFERTE: Readonly<Record<NonNullable<AanvraagRij['offerte']>, string>> = {
  open: 'Loopt',
  akkoord: 'Akkoord',
  verlopen: 'Verlopen',
};

/** `/kantoor/aanvragen`: all applications, to find one and to see what is next. */
export default function AanvragenPage() {
  return (
    <OfficePage title="Aanvragen">
      {() => (
        <OfficeList<AanvraagRij>
          noun={['aanvraag', 'aanvragen']}
          call={OFFICE_CALLS.officeApplications}
          csv={OFFICE_CALLS.officeApplicationsCsv}
          searchHint="Code, naam, bedrijf, KvK-nummer, kenteken, telefoonnummer of e-mailadres"
          filters={[
            {
              name: 'status',
              label: 'Status',
              choices: Object.entries(LEASE_STATUS_LABELS).map(([value, label]) => ({ value, label })),
            },
            BEHANDELAAR_FILTER,
          ]}
          orders={[
            { value: 'nieuwste', label: 'Nieuwste eerst' },
            { value: 'oudste', label: 'Oudste eerst' },
            { value: 'bedrijf', label: 'Bedrijf A–Z' },
          ]}
          action={<TextLink to="/kantoor/aanvragen/nieuw">Aanvraag aannemen</TextLink>}
          keyOf={({ leaseCode }) => leaseCode}
          addressOf={({ leaseCode }) => `/kantoor/aanvraag?code=${leaseCode}`}
          columns={[
            { title: 'Bedrijf', cell: ({ bedrijfsnaam, naam }) => bedrijfsnaam || naam },
            { title: 'Code', cell: ({ leaseCode }) => leaseCode },
            { title: 'Naam', cell: ({ naam }) => naam },
            {
              title: 'Telefoon',
              cell: ({ telefoon }) => telefoon && <a href={telHref(telefoon)}>{telefoon}</a>,
            },
            { title: 'Ontvangen', cell: ({ ontvangenOp }) => shortDay(ontvangenOp) },
            { title: 'Status', cell: ({ status }) => LEASE_STATUS_LABELS[status as LeaseStatus] },
            { title: 'Antwoord vóór', cell: ({ voor }) => voor && dueInWords(voor, new Date()).text },
            { title: 'Offerte', cell: ({ offerte }) => offerte && OFFERTE[offerte] },
            { title: 'Prijs', cell: ({ aanschafprijs }) => euros(aanschafprijs), align: 'right' },
            { title: 'Behandelaar', cell: ({ behandelaar }) => behandelaar?.naam },
          ]}
        />
      )}
    </OfficePage>
  );
}
