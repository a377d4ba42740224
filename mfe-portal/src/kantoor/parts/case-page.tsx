import type { Collega, ZaakSoort } from '@site/contract/office';
import { BackLink, color, media, type SitePath, Stack, space } from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Behandelaar } from './behandelaar';
import { dueInWords } from './due';

interface FrameProps {
  back: { to: SitePath; text: string };
  /** What it is about, in a few words. */
  title: string;
  /** What can be done, beside the facts. */
  actions: ReactNode;
  /** The facts and what happened. */
  children: ReactNode;
}

interface CasePageProps extends FrameProps {
  soort: ZaakSoort;
  /** The code, number or id. */
  kenmerk: string;
  /** How far it is, as a badge or in words. */
  state: ReactNode;
  /** The customer hears from the office before it, in UTC; nobody waits without. */
  voor?: string | undefined;
  behandelaar: Collega | undefined;
  onChanged(): void;
}

/** A case that somebody takes on, with how far it is. */
export function CasePage(props: CasePageProps) {
  const { soort, kenmerk, state, voor, behandelaar, onChanged, ...frame } = props;
  const due = voor && dueInWords(voor, new Date());
  return (
    <CaseFrame
      {...frame}
      lead={
        <>
          <p>
            {soort !== 'bericht' && <Code>{kenmerk}</Code>} {state}
          </p>
          {due && (
            <Due data-late={due.urgency === 'late' || undefined}>
              {due.urgency !== 'late' && 'Antwoord vóór '}
              <time dateTime={voor}>{due.text}</time>
            </Due>
          )}
        </>
      }
      beside={<Behandelaar {...{ soort, kenmerk, behandelaar, onChanged }} />}
    />
  );
}

/**
 * All of one case or customer on a page: its head, the facts and what happened, and beside them what can be done, which gets the focus of
 * what was done and is gone. One column on a phone.
 *
 * @param lead below its title
 */
export function CaseFrame(props: FrameProps & { lead: ReactNode; beside?: ReactNode }) {
  const { back, title, lead, beside, actions, children } = props;
  return (
    <Stack gap={3}>
      <BackLink to={back.to}>{back.text}</BackLink>
      <CaseHead>
        <div>
          <h2>{title}</h2>
          {lead}
          <ToActions href="#acties">Naar wat u kunt doen</ToActions>
        </div>
        {beside}
      </CaseHead>
      <Columns>
        <Stack gap={4}>{children}</Stack>
        <Actions id="acties" aria-label="Wat u kunt doen" tabIndex={-1}>
          {actions}
        </Actions>
      </Columns>
    </Stack>
  );
}

/** The facts, and what can be done. */
const SIDE_BY_SIDE = 'grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);';

const CaseHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: start;
  justify-content: space-between;

  h2 {
    margin-bottom: ${space(0.5)};
    font-size: 1.5rem;
    overflow-wrap: anywhere;
  }

  ${media.wide} {
    display: grid;
    ${SIDE_BY_SIDE}
  }
`;

const Code = styled.b`
  margin-right: 0.5rem;
  font-family: ui-monospace, monospace;
`;

const Due = styled.p`
  font-weight: 650;
  font-variant-numeric: tabular-nums;

  &[data-late] {
    color: ${color.error};
  }
`;

/* On a phone that is far below. */
const ToActions = styled.a`
  display: inline-block;
  padding-block: ${space(1)};

  ${media.wide} {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  h2 {
    font-size: 1.25rem;
  }

  dl {
    max-width: none;
  }

  ${media.wide} {
    ${SIDE_BY_SIDE}
  }
`;

const Actions = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  > * + section {
    margin-top: ${space(1)};
  }
`;
