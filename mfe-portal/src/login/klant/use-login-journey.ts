import { type SitePath, useCloseErrorToast, useHydrated } from '@site/kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { knownBrowser } from '../../parts/known-browser';
import { returnPath, returnState, wantedPath } from '../../parts/return-path';
import { type LoginStep, loginState, readLoginDepth, readLoginStep } from './login-step';

/**
 * The current step and the navigation to others. Each step is an entry of the browser's history, so "back" is one step back. A
 * completed step that cannot be used again is replaced by the next one.
 *
 * The server knows neither history nor query nor earlier logins, so it renders the first step.
 */
export function useLoginJourney() {
  const { pathname, search, state, key } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const closeErrorToast = useCloseErrorToast();
  // The router's pathname starts with a slash.
  const here = (hydrated ? pathname + search : pathname) as SitePath;
  const [isKnown] = useState(() => typeof window !== 'undefined' && knownBrowser.read());
  const depth = hydrated ? readLoginDepth(state) : 0;
  const at = (step: LoginStep, behind = depth) => ({ ...state, ...loginState(step, behind) });

  const restarting = useRef(false);
  const beginHere = () => navigate(here, { replace: true, state: at({ name: 'initial' }, 0) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the history is back at the first entry of this login.
  useEffect(() => {
    if (!restarting.current) return;
    restarting.current = false;
    beginHere();
  }, [key]);

  const step = hydrated ? readLoginStep(state, isKnown) : readLoginStep(null);
  return {
    step,
    hydrated,
    /** Whether the login begins at the permanent code, for a customer who logged in before in this browser. */
    beginsAtCode: isKnown && depth === 0 && step.name === 'permanent-code',
    here,
    /** History state of the next step. */
    next: (step: LoginStep) => at(step, depth + 1),
    /** Goes to the next step and clears the errors of this one. */
    go(step: LoginStep) {
      closeErrorToast();
      navigate(here, { state: at(step, depth + 1) });
    },
    /** Replaces this completed step by the next one, so that "back" skips it. */
    goInstead(step: LoginStep) {
      closeErrorToast();
      navigate(here, { replace: true, state: at(step) });
    },
    /** Updates the state of the current step without a navigation. */
    note(step: LoginStep) {
      navigate(here, { replace: true, preventScrollReset: true, state: at(step) });
    },
    backToPermanentCode() {
      closeErrorToast();
      if (depth > 0) navigate(-1);
      else navigate(here, { replace: true, state: at({ name: 'permanent-code' }) });
    },
    /** Goes to the first step, without earlier steps in the history. */
    restart() {
      closeErrorToast();
      restarting.current = depth > 0;
      if (depth > 0) navigate(-depth);
      else beginHere();
    },
    /** The page to return to; undefined before hydration, because the server does not know it. */
    returnTo: hydrated ? returnPath(state, query) : returnPath(null, new URLSearchParams()),
    /** Why the visitor has to log in; undefined when no page of the portal led here. */
    reason: hydrated ? reasonOf(wantedPath(state, query)) : undefined,
    /** History state that passes the page to return to on to another page. */
    onward: returnState(returnPath(state, query)),
    enter() {
      navigate(returnPath(state, query), { replace: true });
    },
  };
}

/** Mails and pages lead to these pages, each with its own purpose. */
const REASONS: Partial<Record<string, string>> = {
  '/klant/lease-aanvragen': 'Log in om uw aanvragen en offertes te bekijken.',
  '/klant/lease-koppelen': 'Log in om uw aanvraag te koppelen en te volgen.',
  '/klant/lease-aanvraag': 'Log in om een aanvraag te doen met uw gegevens.',
  '/klant/account': 'Log in om uw gegevens te bekijken.',
  '/klant/instellingen': 'Log in om uw instellingen te bekijken.',
};

function reasonOf(path: string | undefined): string | undefined {
  return path && REASONS[path.split(/[?#]/)[0] ?? ''];
}
