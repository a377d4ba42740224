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
  inputOf,
  type Scenario,
  shownScenario,
} from './calculator-store';
import { storedInput, storeInput } from './hand-over-storage';

/** Debounce of address updates, in ms: browsers limit how often an address may change. */
const ADDRESS_DEBOUNCE = 300;

const CalculatorContext = createContext<CalculatorStore | null>(null);

/**
 * Provides one calculator store, filled from the address. The address follows the input, so that it can be shared and
 * reloaded. An address without input restores the input that this tab stored.
 *
 * @param input the input in the address.
 */
export function CalculatorProvider({ input, children }: { input: CalculatorInput; children: ReactNode }) {
  const [store] = useState(() => createCalculatorStore(input));

  useEffect(() => {
    const { first, reset, change } = store.getState();
    const start = store.getInitialState();
    const stored = storedInput();
    const bare = isEmpty(start.first.velden) && !start.second;
    if (bare && stored?.first.voertuigType === first.velden.voertuigType) {
      reset(stored);
      // Input typed before hydration is newer.
      change(filledIn(first.velden));
    } else if (start.first.berekening) {
      // The lease of a link, such as that of a worked example, is what the visitor goes on with.
      storeInput(inputOf(store.getState()));
    }
  }, [store]);

  // Back and forward may lead to another address of this page. The first address is skipped: it initialised the store, and
  // input typed before hydration may have changed it since.
  const followed = useRef(input);
  useEffect(() => {
    if (followed.current === input) return;
    followed.current = input;
    const { reset, setType } = store.getState();
    if (isEmpty(input.first)) setType(input.first.voertuigType);
    else if (queryOf(store) !== writeCalculatorQuery(input)) reset(input);
  }, [store, input]);

  useAddressSync(store);
  return <CalculatorContext value={store}>{children}</CalculatorContext>;
}

/** The input in the current address, `null` without a chosen type. */
export function useInputOfAddress(): CalculatorInput | null {
  const { search } = useLocation();
  return useMemo(() => readCalculatorQuery(new URLSearchParams(search)), [search]);
}

/**
 * Keeps the address and session storage up to date with the input. The history entry is replaced without the router, so
 * that nothing is rendered again and a pending navigation is not cancelled.
 */
function useAddressSync(store: CalculatorStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      if (location.pathname !== CALCULATOR_PATH) return;
      history.replaceState(history.state, '', calculatorAddress(inputOf(store.getState())));
    };
    const follow = () => {
      storeInput(inputOf(store.getState()));
      clearTimeout(timer);
      timer = setTimeout(write, ADDRESS_DEBOUNCE);
    };
    const stop = store.subscribe(follow);
    // Stored input, or input typed before hydration, is in the store already.
    const inAddress = readCalculatorQuery(new URLSearchParams(location.search));
    if (inAddress && queryOf(store) !== writeCalculatorQuery(inAddress)) follow();
    // A click may navigate away.
    document.addEventListener('click', write, { capture: true });
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('click', write, { capture: true });
    };
  }, [store]);
}

function queryOf(store: CalculatorStore): string {
  return writeCalculatorQuery(inputOf(store.getState()));
}

/**
 * Selects from the calculator store, for example `useCalculator((state) => state.change)`.
 *
 * @throws outside a CalculatorProvider.
 */
export function useCalculator<T>(select: (state: CalculatorState) => T): T {
  const store = useContext(CalculatorContext);
  if (!store) throw new Error('useCalculator needs a CalculatorProvider above it.');
  return useStore(store, select);
}

/** Selects from the shown lease, for example `useScenario((scenario) => scenario.berekening)`. */
export function useScenario<T>(select: (scenario: Scenario) => T): T {
  return useCalculator((state) => select(shownScenario(state)));
}
