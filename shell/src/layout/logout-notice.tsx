import {
  Button,
  CloseButton,
  Container,
  color,
  media,
  space,
  useToast,
  useUnconfirmedLogout,
} from '@site/kit';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { focusHeading } from './page-change';

/**
 * A notice after a logout that the server did not confirm, because the session may still exist there. It is shown on every page until
 * the logout is confirmed or the notice is dismissed.
 */
export function LogoutNotice() {
  const { unconfirmed, retry, dismiss } = useUnconfirmedLogout();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failedAgain, setFailedAgain] = useState(false);
  if (!unconfirmed) return null;

  const tryAgain = async () => {
    setBusy(true);
    setFailedAgain(false);
    const confirmed = await retry();
    setBusy(false);
    setFailedAgain(!confirmed);
    if (!confirmed) return;
    focusHeading();
    toast({ title: 'Uitgelogd', text: 'Uw sessie is nu ook op de server beëindigd.' });
  };
  const close = () => {
    dismiss();
    // The focused button disappears with the notice.
    focusHeading();
  };

  return (
    <Root role="alert" data-screen-only>
      <Row>
        <TriangleAlert size={22} strokeWidth={2.2} aria-hidden />
        <Text>
          <b>Wij konden niet bevestigen dat uw sessie op de server is beëindigd.</b>{' '}
          {failedAgain
            ? 'Het lukte weer niet. Wacht even en probeer het nog een keer.'
            : 'In deze browser staan uw gegevens niet meer. Probeer het opnieuw als ook anderen dit apparaat gebruiken.'}
        </Text>
        <Retry variant="dark" size="s" busy={busy} busyText="Uitloggen..." onClick={tryAgain}>
          Opnieuw proberen
        </Retry>
        <CloseButton label="Melding sluiten" onClick={close} />
      </Row>
    </Root>
  );
}

const Root = styled.section`
  color: ${color.ink};
  background: ${color.errorSoft};
  border-bottom: 1px solid ${color.error};
`;

const Row = styled(Container)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 44px;
  gap: ${space(1)} ${space(1.5)};
  align-items: start;
  padding-block: ${space(1)};
  > svg {
    margin-top: 11px;
    color: ${color.error};
  }
  > :last-child {
    grid-area: 1 / -2;
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto 44px;
  }
`;

const Text = styled.p`
  max-width: 80ch;
  padding-block: 10px;
  font-size: 16px;
  line-height: 1.5;
  b {
    font-weight: 650;
  }
`;

const Retry = styled(Button)`
  ${media.mobile} {
    grid-column: 2;
    justify-self: start;
    margin-bottom: ${space(1)};
  }
`;
