import { OFFICE_CALLS } from '@site/contract/office';
import { callPath, TextLink } from '@site/kit';
import { Section } from '../../parts/section';

/** The file that the customer can download, for who asks it by letter or by phone. */
export function DownloadData({ klant, email }: { klant: string; email: string }) {
  return (
    <Section title="Alle gegevens downloaden">
      <p>
        Hetzelfde bestand dat de klant in het account downloadt. Kijk eerst of de vraag van de klant zelf
        komt, en stuur het bestand alleen naar {email}.
      </p>
      <div>
        <TextLink href={callPath(OFFICE_CALLS.officeCustomerData, { klant })} download>
          Download de gegevens
        </TextLink>
      </div>
    </Section>
  );
}
