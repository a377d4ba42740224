import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import {
  CALCULATOR_PATH,
  type CalculatorInput,
  calculatorAddress,
  filledIn,
  isEmpty,
  readCalculatorQuery,
  writeCalculatorQuery,
} from './calculator-address';
import {
  type CalculatorState,
  type CalculatorStore,
  createCalculatorStore,
  getoondeScenario,
  invoerVan,
  type Scenario,
} from './calculator-store';
import { keepInput, keptInput } from './hand-over-storage';

/** How long the input must rest before the address follows it, in ms. Browsers refuse an address that changes all the time. */
const ADDRESS_REST = 300;

const CalculatorContext = createContext<CalculatorStore | null>(null);

/**
 * Gives everything below it one calculator, filled in as the address says. The address follows the input, so that it can be
 * shared, reloaded and come back to; who returns to a bare address in this tab finds his input as well.
 *
 * @param input what the address carries.
 */
export function CalculatorProvider({ input, children }: { input: CalculatorInput; children: ReactNode }) {
  const [store] = useState(() => createCalculatorStore(input));

  useEffect(() => {
    const { eerste, begin, wijzig } = store.getState();
    const start = store.getInitialState();
    const kept = keptInput();
    const bare = isEmpty(start.eerste.velden) && !start.tweede;
    if (bare && kept?.eerste.voertuigType === eerste.velden.voertuigType) {
      begin(kept);
      // What was typed before the code of the page was there is newer.
      wijzig(filledIn(eerste.velden));
    }
  }, [store]);

  // The visitor went back or forward to another address of this page. The first address is in the store from the start, and
  // by now maybe changed by what was typed early.
  const followed = useRef(input);
  useEffect(() => {
    if (followed.current === input) return;
    followed.current = input;
    const { begin, kiesType } = store.getState();
    if (isEmpty(input.eerste)) kiesType(input.eerste.voertuigType);
    else if (queryOf(store) !== writeCalculatorQuery(input)) begin(input);
  }, [store, input]);

  useAddressThatFollows(store);
  return <CalculatorContext value={store}>{children}</CalculatorContext>;
}

/** The input that the address at hand carries, `null` without a chosen type. */
export function useInputOfAddress(): CalculatorInput | null {
  const { search } = useLocation();
  return useMemo(() => readCalculatorQuery(new URLSearchParams(search)), [search]);
}

/**
 * Keeps the address and the tab's memory up to date with the input. The entry of the history is changed in place and past
 * the router: nothing is to be rendered again, and a navigation that is under way must not be cancelled.
 */
function useAddressThatFollows(store: CalculatorStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      if (location.pathname !== CALCULATOR_PATH) return;
      history.replaceState(history.state, '', calculatorAddress(invoerVan(store.getState())));
    };
    const follow = () => {
      keepInput(invoerVan(store.getState()));
      clearTimeout(timer);
      timer = setTimeout(write, ADDRESS_REST);
    };
    const stop = store.subscribe(follow);
    // What the tab kept, or what was typed early, came in before.
    const there = readCalculatorQuery(new URLSearchParams(location.search));
    if (there && queryOf(store) !== writeCalculatorQuery(there)) follow();
    // Whatever is pressed may lead away from here.
    document.addEventListener('click', write, { capture: true });
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('click', write, { capture: true });
    };
  }, [store]);
}

function queryOf(store: CalculatorStore): string {
  return writeCalculatorQuery(invoerVan(store.getState()));
}

/**
 * One thing out of the calculator, for example `useCalculator((state) => state.wijzig)`.
 *
 * @throws outside a CalculatorProvider.
 */
export function useCalculator<T>(select: (state: CalculatorState) => T): T {
  const store = useContext(CalculatorContext);
  if (!store) throw new Error('useCalculator needs a CalculatorProvider above it.');
  return useStore(store, select);
}

/** One thing out of the lease that is shown, for example `useScenario((scenario) => scenario.berekening)`. */
export function useScenario<T>(select: (scenario: Scenario) => T): T {
  return useCalculator((state) => select(getoondeScenario(state)));
}
