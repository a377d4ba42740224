import { KentekenField, ownKenteken } from '@site/kit/amounts';
import { useEffect, useState } from 'react';
import { Folded } from './folded';

/** The plate of the vehicle that the visitor has in mind. Closed until it is used. It fills in no amount; an application takes it over. */
export function Vehicle() {
  const [kenteken, setKenteken] = useState('');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const stored = ownKenteken.read();
    if (!stored) return;
    setKenteken(stored);
    setOpen(true);
  }, []);
  return (
    <Folded data-screen-only open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Hebt u het kenteken al?</summary>
      <KentekenField
        hint="Dan ziet u wat de RDW ervan weet. De prijs vult u zelf in."
        value={kenteken}
        onChange={(typed) => {
          setKenteken(typed);
          ownKenteken.store(typed);
        }}
      />
    </Folded>
  );
}
