import type { Customer } from '@site/contract';
import { Card, color, Stack, space } from '@site/kit';
import { useId } from 'react';
import styled from 'styled-components';
import { SectionHeading } from '../../parts/section-heading';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';

/** A copy of the data, and deleting the account. */
export function YourData({ customer }: { customer: Customer }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <SectionHeading
          id={id}
          lead="U bepaalt wat er met uw gegevens gebeurt. Hier haalt u ze op of laat u ze verwijderen."
        >
          Uw gegevens
        </SectionHeading>
        <Part>
          <DownloadData customerId={customer.id} />
        </Part>
        <Part>
          <DeleteAccount customer={customer} />
        </Part>
      </Stack>
    </Card>
  );
}

const Part = styled.div`
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
`;
