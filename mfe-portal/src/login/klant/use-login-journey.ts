import { useCloseErrorToast, useHydrated } from '@site/kit';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { returnPath, returnState } from '../../parts/return-path';
import { type LoginStep, loginState, readLoginStep } from './login-step';

/**
 * The step at hand and the ways to another one. The server knows neither history nor query, so it renders the first step of the
 * bare page.
 */
export function useLoginJourney() {
  const { pathname, search, state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const closeErrorToast = useCloseErrorToast();
  const here = hydrated ? pathname + search : pathname;
  const at = (step: LoginStep) => ({ ...state, ...loginState(step) });

  return {
    step: hydrated ? readLoginStep(state) : readLoginStep(null),
    /** This page, its query kept. */
    here,
    /** History state of this page at a step. */
    at,
    /** One step on; "back" in the browser returns. What went wrong in the step before is over. */
    go(step: LoginStep) {
      closeErrorToast();
      navigate(here, { state: at(step) });
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
