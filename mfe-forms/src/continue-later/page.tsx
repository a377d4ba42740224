import { CALLS, type DraftAnswer } from '@site/contract';
import {
  Band,
  Button,
  ButtonLink,
  myLease,
  OnlyWithScripts,
  PageHero,
  type SitePath,
  tabStorage,
  VisuallyHidden,
} from '@site/kit';
import { ownKenteken } from '@site/kit/amounts';
import { continueWizard, enterScreen, Spinner, useFormSubmission } from '@site/kit/controls';
import { useCustomer } from '@site/kit/queries';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WithoutScripts } from '../parts/without-scripts';

/** In the fragment of a mailed link, before the token: the visitor wants to delete what was filled in. */
const REMOVE = 'verwijder=';

/** Where a draft is continued: the page of its wizard, and the key of that. */
interface Target {
  page: SitePath;
  form: string;
}

/** `/lease-aanvragen/verder` and `/klant/lease-aanvraag/verder`: opens what a visitor filled in before, by a mailed link, or deletes it. */
export default function ContinuePage() {
  const { pathname } = useLocation();
  // The two are pages of their own: nothing of the one stays on the other.
  return <Continue key={pathname} />;
}

function Continue() {
  const { pathname, hash } = useLocation();
  // The server does not know the fragment, and the first render must equal its HTML.
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => setLink(hash.slice(1)), [hash]);

  if (link === null) return <Opening />;
  const page: SitePath = pathname.startsWith('/klant') ? '/klant/lease-aanvraag' : '/lease-aanvragen';
  if (link === '') {
    return (
      <Message
        title="Open de link in uw e-mail"
        text="Deze pagina opent u met de link die wij u mailden. Hebt u die niet meer? Dan begint u opnieuw."
      >
        <ButtonLink to={page}>Nieuwe aanvraag beginnen</ButtonLink>
      </Message>
    );
  }
  if (link.startsWith(REMOVE)) return <Remove concept={link.slice(REMOVE.length)} />;
  if (page === '/lease-aanvragen') return <Open concept={link} page={page} form="lease-aanvragen" />;
  return <OpenInAccount concept={link} page={page} />;
}

function Opening() {
  return (
    <Band narrow>
      <VisuallyHidden as="h1">Verder met uw aanvraag</VisuallyHidden>
      <WithoutScripts />
      <OnlyWithScripts>
        <Spinner label="Uw aanvraag wordt geopend" />
      </OnlyWithScripts>
    </Band>
  );
}

function OpenInAccount({ concept, page }: { concept: string; page: SitePath }) {
  const { pathname } = useLocation();
  const { status, customer } = useCustomer({ fresh: true });
  if (status === 'loading') return <Opening />;
  if (!customer || status === 'expired') {
    return (
      <Message
        title="Log in om verder te gaan"
        text="Deze aanvraag begon u in uw account. Na het inloggen gaat u verder waar u was."
      >
        <ButtonLink to="/login/klant" state={{ naar: `${pathname}#${concept}` }}>
          Inloggen
        </ButtonLink>
      </Message>
    );
  }
  return <Open concept={concept} page={page} form={`lease-aanvraag-${customer.id}`} />;
}

/** Puts what was filled in into the wizard, in place of what this tab has, and goes to the step where the visitor was. */
function Open({ concept, page, form }: Target & { concept: string }) {
  const { send, failure } = useFormSubmission();
  const navigate = useNavigate();
  /** Begun by a dealer: the customer first reads by whom. */
  const [begun, setBegun] = useState<DraftAnswer | null>(null);
  const goOn = ({ antwoorden, stap, dealer = '' }: DraftAnswer) => {
    myLease.forget();
    ownKenteken.store('');
    tabStorage.remove(`${form}-verstuurd`);
    const state = continueWizard(form, { ...JSON.parse(antwoorden), concept, dealer }, stap);
    navigate(page, { replace: true, state });
  };
  const open = useEffectEvent(async () => {
    const outcome = await send(CALLS.openDraft, { body: { concept } });
    if (!outcome?.ok) return;
    const { dealer, stap } = outcome.answer;
    if (dealer && !stap) setBegun(outcome.answer);
    else goOn(outcome.answer);
  });
  useEffect(() => void open(), []);

  if (begun) {
    return (
      <Message
        title={`${begun.dealer} begon deze aanvraag voor u`}
        text={`Het voertuig en de prijs staan er al in. U vult uw eigen gegevens in, kijkt alles na en beslist zelf of u de aanvraag verstuurt. ${begun.dealer} ziet hoe ver de aanvraag is, maar niet wat u invult.`}
      >
        <Button onClick={() => goOn(begun)}>Verder met uw aanvraag</Button>
      </Message>
    );
  }
  if (!failure) return <Opening />;
  return (
    <Message
      title="Deze link werkt niet"
      text={failure.reason ?? 'Wij konden onze server niet bereiken. Probeer het zo opnieuw.'}
    >
      {(failure.status === null || failure.status >= 429) && <Button onClick={open}>Opnieuw proberen</Button>}
      <ButtonLink variant="ghost" to={page}>
        Nieuwe aanvraag beginnen
      </ButtonLink>
    </Message>
  );
}

/** Asks first: mail programs open links by themselves. */
function Remove({ concept }: { concept: string }) {
  const { pathname } = useLocation();
  const { send, failure, busy } = useFormSubmission();
  const [removed, setRemoved] = useState(false);
  const remove = async () => {
    const outcome = await send(CALLS.deleteDraft, { body: { concept } });
    if (outcome?.ok) setRemoved(true);
  };
  if (removed) {
    return (
      <Message
        title="Verwijderd"
        text="Wat u had ingevuld, is verwijderd. De link in de e-mail werkt niet meer."
      >
        <ButtonLink to="/">Naar de homepagina</ButtonLink>
      </Message>
    );
  }
  return (
    <Message
      title="Verwijderen wat u invulde?"
      text={
        failure
          ? (failure.reason ?? 'Wij konden onze server niet bereiken. Probeer het zo opnieuw.')
          : 'Wij verwijderen het meteen, en de link in de e-mail werkt daarna niet meer. Aan een aanvraag die u al verstuurde, verandert niets.'
      }
    >
      <Button busy={busy} busyText="Verwijderen..." onClick={remove}>
        Verwijder wat ik invulde
      </Button>
      <ButtonLink variant="ghost" to={`${pathname}#${concept}` as SitePath}>
        Toch verdergaan
      </ButtonLink>
    </Message>
  );
}

function Message({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  // What had the focus is gone.
  useEffect(() => {
    if (title && navigator.userActivation?.hasBeenActive) enterScreen(document.body);
  }, [title]);
  return <PageHero tone="light" title={title} lead={<span role="status">{text}</span>} actions={children} />;
}
