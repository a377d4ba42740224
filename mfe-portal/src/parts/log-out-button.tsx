import { Button, type ButtonProps, useLogout } from '@site/kit';
import { useState } from 'react';

/** Logs out. It stays busy: the page is left. */
export function LogOutButton({
  children = 'Uitloggen',
  ...look
}: Pick<ButtonProps, 'variant' | 'size' | 'children'>) {
  const [busy, setBusy] = useState(false);
  const logout = useLogout();
  return (
    <Button
      {...look}
      busy={busy}
      busyText="Uitloggen..."
      onClick={() => {
        setBusy(true);
        void logout();
      }}
    >
      {children}
    </Button>
  );
}
