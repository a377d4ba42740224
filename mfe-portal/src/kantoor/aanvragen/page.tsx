import { euros, LEASE_STATUS_LABELS, type LeaseStatus } from '@site/contract';
import { type AanvraagRij, OFFICE_CALLS } from '@site/contract/office';
import { TextLink } from '@site/kit';
import { PhoneLink } from '../parts/contact-links';
import { shortDay } from '../parts/due';
import { DueText } from '../parts/due-text';
import { BEHANDELAAR_FILTER, OfficeList } from '../parts/office-list';
import { OfficePage } from '../parts/office-page';

const OFFERTE: Readonly<Record<NonNullable<AanvraagRij['offerte']>, string>> = {
  open: 'Offerte loopt',
  akkoord: 'Akkoord met offerte',
  verlopen: 'Offerte verlopen',
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
          searchHint="Code, naam, bedrijf, plaats, telefoonnummer, e-mailadres, KvK-nummer, kenteken, merk, model of kleur"
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
            {
              title: 'Bedrijf en naam',
              cell: ({ bedrijfsnaam, naam }) => bedrijfsnaam || naam,
              below: ({ bedrijfsnaam, naam }) => bedrijfsnaam && naam,
              wraps: true,
            },
            { title: 'Code', cell: ({ leaseCode }) => leaseCode },
            { title: 'Telefoon', cell: ({ telefoon }) => telefoon && <PhoneLink number={telefoon} /> },
            { title: 'Ontvangen', cell: ({ ontvangenOp }) => shortDay(ontvangenOp) },
            {
              title: 'Status',
              cell: ({ status }) => LEASE_STATUS_LABELS[status as LeaseStatus],
              below: ({ offerte }) => offerte && OFFERTE[offerte],
            },
            { title: 'Antwoord vóór', cell: ({ voor }) => voor && <DueText voor={voor} />, wraps: true },
            { title: 'Prijs', cell: ({ aanschafprijs }) => euros(aanschafprijs), align: 'right' },
            { title: 'Behandelaar', cell: ({ behandelaar }) => behandelaar?.naam, wraps: true },
          ]}
        />
      )}
    </OfficePage>
  );
}
