import { type AccountStaat, type KlantRij, OFFICE_CALLS } from '@site/contract/office';
import { MailLink, PhoneLink } from '../parts/contact-links';
import { OfficeList } from '../parts/office-list';
import { OfficePage } from '../parts/office-page';

const ACCOUNT: Readonly<Record<AccountStaat, string>> = {
  actief: 'Actief',
  'niet-geactiveerd': 'Niet geactiveerd',
  geen: 'Geen',
};

/** `/kantoor/klanten`: everybody with an account, or who sent something, to find who calls. */
export default function KlantenPage() {
  return (
    <OfficePage title="Klanten">
      {() => (
        <OfficeList<KlantRij>
          noun={['klant', 'klanten']}
          call={OFFICE_CALLS.officeCustomers}
          csv={OFFICE_CALLS.officeCustomersCsv}
          searchHint="Naam, bedrijf, e-mailadres, telefoonnummer, KvK-nummer, kenteken, aanvraagcode of klachtnummer"
          filters={[]}
          orders={[]}
          keyOf={({ email }) => email}
          addressOf={({ id }) => `/kantoor/klant?id=${id}`}
          columns={[
            { title: 'Naam', cell: ({ naam, email }) => naam || email, wraps: true },
            { title: 'Bedrijf', cell: ({ bedrijfsnaam }) => bedrijfsnaam, wraps: true },
            { title: 'Telefoon', cell: ({ telefoon }) => telefoon && <PhoneLink number={telefoon} /> },
            { title: 'E-mailadres', cell: ({ email }) => <MailLink address={email} />, wraps: true },
            { title: 'Account', cell: ({ account }) => ACCOUNT[account] },
            { title: 'Aanvragen', cell: ({ aanvragen }) => aanvragen, align: 'right' },
          ]}
        />
      )}
    </OfficePage>
  );
}
