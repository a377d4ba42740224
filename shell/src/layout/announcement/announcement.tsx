import { CloseButton, Container, color, space, useHydrated } from '@site/kit';
import { Megaphone } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import styled from 'styled-components';
import { MAIN_ID } from '../page-change';

const AnnouncementContext = createContext<string | null>(null);

/** Provides the current announcement; null for none. */
export function AnnouncementProvider({ text, children }: { text: string | null; children: ReactNode }) {
  return <AnnouncementContext value={text}>{children}</AnnouncementContext>;
}

const Root = styled.section`
  color: ${color.ink};
  background: ${color.noteSoft};
  border-bottom: 1px solid ${color.plateDeep};
`;

const Row = styled(Container)`
  display: grid;
  /* The button appears after hydration: its space is reserved. */
  grid-template-columns: auto minmax(0, 1fr) 2.75rem;
  gap: ${space(1.5)};
  align-items: start;
  padding-block: ${space(0.75)};
  > svg {
    margin-top: 0.6875rem;
  }
`;

const Text = styled.p`
  max-width: 80ch;
  padding-block: 0.625rem;
  font-size: 1rem;
  font-weight: 550;
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

/** The announcement above the page, if there is one. Closed, it stays closed until the next page load: nothing is stored. */
export function Announcement() {
  const text = useContext(AnnouncementContext);
  const hydrated = useHydrated();
  const [closed, setClosed] = useState(false);
  if (text === null || closed) return null;

  const close = () => {
    setClosed(true);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };

  return (
    <Root aria-label="Mededeling" data-screen-only>
      <Row>
        <Megaphone size={22} strokeWidth={2.2} />
        <Text>{text}</Text>
        {hydrated && <CloseButton label="Mededeling sluiten" onClick={close} />}
      </Row>
    </Root>
  );
}
