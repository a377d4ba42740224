import { Button, useHydrated } from '@site/kit';
import styled from 'styled-components';

const Back = styled(Button)`
  &[data-waiting] {
    visibility: hidden;
  }
`;

/** Back to where the visitor came from. Only a script can do that: until one runs its place is kept and nothing is seen of it. */
export function PreviousPage() {
  const hydrated = useHydrated();
  return (
    <Back variant="ghost" data-waiting={hydrated ? undefined : ''} onClick={() => window.history.back()}>
      Vorige pagina
    </Back>
  );
}
