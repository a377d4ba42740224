import {
  type Customer,
  calculateLease,
  euros,
  eurosZoNodigCenten,
  type LeaseApplication,
  type LeaseOfferte,
  VOERTUIG_TYPES,
} from '@site/contract';
import {
  DOCUMENTEN_BEOORDELING,
  DOCUMENTEN_START,
  DOCUMENTEN_STUREN,
  KOPIE_IDENTITEITSBEWIJS,
} from '@site/contract/facts';
import { Button, ButtonRow, Stack, space, TextLink } from '@site/kit';
import { Checklist } from '@site/kit/article';
import { RegisteredVehicle } from '@site/kit/controls';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { statusOf } from './application-progress';
import { dutchMoment } from './dutch-date';
import { Figures } from './figures';
import { awaitsLease } from './offer-state';
import { DetailsTitle, Requests, requestEvents } from './requests';
import { Vehicle } from './vehicle';

interface DetailsProps {
  customer: Customer;
  application: LeaseApplication;
}

/** What an application asks for, its dated course, what to have ready and what can be asked; shown on request. */
export function ApplicationDetails({ customer, application }: DetailsProps) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <Button
        ref={toggle}
        variant="ghost"
        aria-expanded={open}
        aria-controls={details}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Sluit uw aanvraag' : 'Bekijk uw aanvraag'}
      </Button>
      <div id={details} hidden={!open}>
        {open && <Details customer={customer} application={application} closer={toggle} />}
      </div>
    </div>
  );
}

function Details({
  customer,
  application,
  closer,
}: DetailsProps & { closer: RefObject<HTMLButtonElement | null> }) {
  return (
    <Opened>
      <section>
        <DetailsTitle>Uw bedragen</DetailsTitle>
        <Figures items={figuresOf(application)} />
      </section>
      {application.voertuig && (
        <section>
          <DetailsTitle>Uw voertuig in het kentekenregister</DetailsTitle>
          <RegisteredVehicle voertuig={application.voertuig} />
        </section>
      )}
      {application.opmerking && (
        <section>
          <DetailsTitle>Uw opmerking</DetailsTitle>
          <Lines>{application.opmerking}</Lines>
        </section>
      )}
      <section>
        <DetailsTitle>Verloop</DetailsTitle>
        <Figures items={courseOf(application)} columns={1} />
      </section>
      {awaitsLease(application) && (
        <section>
          <DetailsTitle>Leg deze papieren klaar</DetailsTitle>
          <Documents />
        </section>
      )}
      <Requests customer={customer} application={application} closer={closer} />
      <ButtonRow data-screen-only>
        <Button variant="ghost" onClick={() => window.print()}>
          Print of bewaar als pdf
        </Button>
      </ButtonRow>
    </Opened>
  );
}

type Item = readonly [name: string, value: ReactNode];

/** The amounts; those that an older backend does not tell are left out. */
function figuresOf(application: LeaseApplication): Item[] {
  const { voertuigLink, voertuigType, kenteken, aanbetaling, slottermijn, looptijd } = application;
  const aanschafprijs = Number(application.aanschafprijs);
  const items: Item[] = [];
  if (voertuigLink) items.push(['Voertuig', <Vehicle key="voertuig" text={voertuigLink} />]);
  if (voertuigType) items.push(['Soort voertuig', VOERTUIG_TYPES[voertuigType]]);
  if (kenteken) items.push(['Kenteken', kenteken]);
  if (Number.isFinite(aanschafprijs)) items.push(['Prijs inclusief btw', euros(aanschafprijs)]);
  if (aanbetaling !== undefined) items.push(['Aanbetaling', aanbetaling > 0 ? euros(aanbetaling) : 'Geen']);
  if (slottermijn !== undefined) items.push(['Slottermijn', slottermijn > 0 ? euros(slottermijn) : 'Geen']);
  items.push(['Looptijd', `${looptijd} maanden`]);
  if (aanbetaling === undefined || slottermijn === undefined) return items;
  items.push(['Te financieren bedrag', euros(aanschafprijs - aanbetaling)]);
  const lease = calculateLease({
    voertuigType: voertuigType ?? 'auto',
    aanschafprijs,
    aanbetaling,
    slottermijn,
    looptijd,
  });
  if (lease) items.push(['Maandbedrag (indicatie)', euros(lease.maandbedrag)]);
  return items;
}

function courseOf(application: LeaseApplication): Item[] {
  const { createdAt, verloop = [], offerte, eerdereOffertes = [] } = application;
  const offers = [...(offerte ? [offerte] : []), ...eerdereOffertes];
  const events = [
    { at: createdAt, what: 'Aanvraag ontvangen' as ReactNode },
    ...verloop.map(({ status, op, toelichting }) => ({
      at: op,
      what: (
        <Lines key={op}>
          {statusOf({ status }).label}
          {toelichting && `: ${toelichting}`}
        </Lines>
      ),
    })),
    ...offers.flatMap(offerEvents),
    ...requestEvents(application),
  ];
  events.sort((a, b) => a.at.localeCompare(b.at));
  return events.map(({ at, what }) => [dutchMoment(at), what] as const);
}

/** What happened with an offer. That a later one replaced it follows from that one. */
function offerEvents({ maandbedrag, gemaaktOp, akkoordOp, einde }: LeaseOfferte) {
  const amount = eurosZoNodigCenten(maandbedrag);
  return [
    { at: gemaaktOp, what: `Offerte van ${amount} per maand` },
    ...(akkoordOp ? [{ at: akkoordOp, what: 'U bent akkoord met de offerte' }] : []),
    ...(einde?.reden === 'ingetrokken'
      ? [{ at: einde.op, what: `Offerte van ${amount} per maand ingetrokken` }]
      : []),
  ];
}

/** The papers to begin with, and those that may be asked for. Those of a legal form are on the page with the conditions. */
function Documents() {
  return (
    <Stack gap={2}>
      <Checklist tone="neutral" items={[...DOCUMENTEN_START]} />
      <p>Bij de beoordeling kunnen wij vragen om:</p>
      <Checklist tone="neutral" items={[...DOCUMENTEN_BEOORDELING]} />
      <p>
        Welke papieren er voor uw rechtsvorm bij komen, leest u bij{' '}
        <TextLink to="/lease-voorwaarden">voorwaarden</TextLink>. {DOCUMENTEN_STUREN}{' '}
        {KOPIE_IDENTITEITSBEWIJS.tekst}
      </p>
    </Stack>
  );
}

const Opened = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(3)};
`;

const Lines = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
