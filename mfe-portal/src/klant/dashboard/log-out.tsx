import { Button, useLogout } from '@site/kit';
import { useState } from 'react';

/** Logs out. */
export function LogOut() {
  const [busy, setBusy] = useState(false);
  const logout = useLogout();

  async function leave() {
    setBusy(true);
    await logout();
  }

  return (
    <span data-screen-only>
      <Button variant="ghost" size="s" busy={busy} busyText="Uitloggen..." onClick={leave}>
        Uitloggen
      </Button>
    </span>
  );
}
