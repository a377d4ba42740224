import { telHref } from '@site/contract';
import { ButtonLink, TextLink, useSite } from '@site/kit';
import type { ReactNode } from 'react';
import { ErrorFrame } from './error-frame';
import type { ErrorStatus } from './error-paths';
import { errorPages } from './pages';
import { PreviousPage } from './previous-page';
import { Reload } from './reload';

const home = (
  <ButtonLink to="/" variant="ghost">
    Naar de homepagina
  </ButtonLink>
);

const homeFirst = <ButtonLink to="/">Naar de homepagina</ButtonLink>;

function UrgentHelp() {
  const { telefoon, email } = useSite();
  return (
    <p>
      Is het dringend? Bel <TextLink href={telHref(telefoon)}>{telefoon}</TextLink> of mail{' '}
      <TextLink href={`mailto:${email}`}>{email}</TextLink>.
    </p>
  );
}

const contents: Record<ErrorStatus, { text: ReactNode; actions: ReactNode }> = {
  400: {
    text: (
      <p>
        Wij begrijpen niet wat u opvraagt. Misschien is het adres niet compleet of klopt een gegeven niet.
      </p>
    ),
    actions: (
      <>
        {homeFirst}
        <PreviousPage />
      </>
    ),
  },
  401: {
    text: (
      <>
        <p>Deze pagina is alleen voor ingelogde gebruikers.</p>
        <p>
          Hebt u nog geen account? Neem dan <TextLink to="/contact">contact met ons op</TextLink>.
        </p>
      </>
    ),
    actions: (
      <>
        <ButtonLink to="/login">Inloggen</ButtonLink>
        {home}
      </>
    ),
  },
  403: {
    text: (
      <p>
        Deze pagina is alleen toegankelijk voor bepaalde gebruikersgroepen. Denkt u dat u er wel bij hoort?
        Laat het ons weten.
      </p>
    ),
    actions: (
      <>
        {homeFirst}
        <PreviousPage />
      </>
    ),
  },
  410: {
    text: (
      <p>
        Deze pagina is verwijderd en komt niet terug. In ons aanbod vindt u wat wij nu voor u kunnen doen.
      </p>
    ),
    actions: (
      <>
        {homeFirst}
        <ButtonLink to="/aanbod" variant="ghost">
          Bekijk ons aanbod
        </ButtonLink>
      </>
    ),
  },
  500: {
    text: (
      <p>
        Er ging iets mis op onze server. Dat ligt niet aan u. Vaak helpt het om de pagina opnieuw te laden.
      </p>
    ),
    actions: (
      <>
        <Reload>Pagina opnieuw laden</Reload>
        {home}
      </>
    ),
  },
  502: {
    text: <p>Onze servers kunnen elkaar even niet bereiken. Meestal is dat binnen een minuut voorbij.</p>,
    actions: (
      <>
        <Reload>Pagina opnieuw laden</Reload>
        {home}
      </>
    ),
  },
  503: {
    text: (
      <>
        <p>
          Onze website is even niet bereikbaar, door onderhoud of door drukte. Probeer het over een paar
          minuten opnieuw.
        </p>
        <UrgentHelp />
      </>
    ),
    actions: (
      <>
        <Reload>Opnieuw proberen</Reload>
        {home}
      </>
    ),
  },
  504: {
    text: (
      <p>
        Het antwoord van onze server duurde te lang. Controleer uw verbinding en probeer het nog een keer.
      </p>
    ),
    actions: (
      <>
        <Reload>Opnieuw proberen</Reload>
        {home}
      </>
    ),
  },
};

/** The page about one HTTP status. An unknown status is shown as a server error. */
export function ErrorStatusPage({ status }: { status: number }) {
  const page = errorPages.find((candidate) => candidate.status === status);
  const known: ErrorStatus = page?.status ?? 500;
  const { text, actions } = contents[known];
  return (
    <ErrorFrame title={page?.title ?? 'Serverfout'} sign={String(known)} actions={actions}>
      {text}
    </ErrorFrame>
  );
}
