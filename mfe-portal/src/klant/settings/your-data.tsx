import type { Customer } from '@site/contract';
import { color, space } from '@site/kit';
import styled from 'styled-components';
import { Section } from '../../parts/section';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';

/** A copy of the data, and deleting the account. */
export function YourData({ customer }: { customer: Customer }) {
  return (
    <Section
      title="Uw gegevens"
      lead="U bepaalt wat er met uw gegevens gebeurt. Hier haalt u ze op of laat u ze verwijderen."
      card="card"
      gap={3}
    >
      <Part>
        <DownloadData customerId={customer.id} />
      </Part>
      <Part>
        <DeleteAccount customer={customer} />
      </Part>
    </Section>
  );
}

const Part = styled.div`
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
`;
