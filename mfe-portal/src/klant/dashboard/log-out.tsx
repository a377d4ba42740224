import type { Customer } from '@site/contract';
import { Button, color, space, useLogout } from '@site/kit';
import { useState } from 'react';
import styled from 'styled-components';

/** The name of the account with a logout button. At the end of the page, because the header has one too. */
export function LogOut({ customer }: { customer: Customer }) {
  const [busy, setBusy] = useState(false);
  const logout = useLogout();

  async function leave() {
    setBusy(true);
    await logout();
  }

  return (
    <Row data-screen-only>
      <p>
        Dit is het account van <b>{customer.email}</b>. Deelt u dit apparaat met anderen? Log dan uit als u
        klaar bent.
      </p>
      <Button variant="ghost" size="s" busy={busy} busyText="Uitloggen..." onClick={leave}>
        Uitloggen
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};

  p {
    flex: 1 1 20em;
    max-width: 44em;
    color: ${color.ink2};
  }

  b {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
`;
