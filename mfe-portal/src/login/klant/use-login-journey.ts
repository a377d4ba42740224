import { useCloseErrorToast, useHydrated } from '@site/kit';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { returnPath, returnState } from '../../parts/return-path';
import { type LoginStep, loginState, readLoginDepth, readLoginStep } from './login-step';

/**
 * The step at hand and the ways to another one. Each step is an entry of the browser's history behind the one before, so "back"
 * is one step back. A step that is over and cannot be used again gives its entry to the next one.
 *
 * The server knows neither history nor query, so it renders the first step of the bare page.
 */
export function useLoginJourney() {
  const { pathname, search, state, key } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const closeErrorToast = useCloseErrorToast();
  const here = hydrated ? pathname + search : pathname;
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

  return {
    step: hydrated ? readLoginStep(state) : readLoginStep(null),
    /** This page, its query kept. */
    here,
    /** History state of this page at the step after this one. */
    next: (step: LoginStep) => at(step, depth + 1),
    /** One step on. What went wrong in the step before is over. */
    go(step: LoginStep) {
      closeErrorToast();
      navigate(here, { state: at(step, depth + 1) });
    },
    /** One step on from a step that is over: "back" passes over it. */
    goInstead(step: LoginStep) {
      closeErrorToast();
      navigate(here, { replace: true, state: at(step) });
    },
    /** Notes something about the step at hand; the visitor stays where he is. */
    note(step: LoginStep) {
      navigate(here, { replace: true, preventScrollReset: true, state: at(step) });
    },
    /** To the permanent code, which comes before the step at hand. */
    backToPermanentCode() {
      closeErrorToast();
      if (depth > 0) navigate(-1);
      else navigate(here, { replace: true, state: at({ name: 'permanent-code' }) });
    },
    /** To the first step, with none of this login behind it. */
    restart() {
      closeErrorToast();
      restarting.current = depth > 0;
      if (depth > 0) navigate(-depth);
      else beginHere();
    },
    /** The page that the visitor came for: not before hydration, because the server does not know it. */
    returnTo: hydrated ? returnPath(state, query) : returnPath(null, new URLSearchParams()),
    /** History state of another page that makes it lead back to the page that the visitor came for. */
    onward: returnState(returnPath(state, query)),
    /** Into the portal, to the page that the visitor came for. */
    enter() {
      navigate(returnPath(state, query), { replace: true });
    },
  };
}
