import type { VoertuigType } from '@site/contract';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type CalculatorState, type CalculatorStore, createCalculatorStore } from './calculator-store';
import { inputStorage } from './hand-over-storage';

const CalculatorContext = createContext<CalculatorStore | null>(null);

/**
 * Gives everything below it one calculator. Another type keeps what was filled in and recomputes. Who reloads the page or
 * comes back from the application finds the input as it was.
 */
export function CalculatorProvider({ type, children }: { type: VoertuigType; children: ReactNode }) {
  const [store] = useState(() => createCalculatorStore(type));

  useEffect(() => {
    const { velden, wijzig } = store.getState();
    const eerder = inputStorage.read();
    // What was typed before the code of the page was there is newer.
    const { voertuigType, ...getypt } = velden;
    const isLeeg = Object.values(getypt).every((veld) => veld === '');
    if (isLeeg && eerder?.voertuigType === voertuigType) wijzig(eerder);
    return store.subscribe((state) => inputStorage.write(state.velden));
  }, [store]);

  useEffect(() => {
    store.getState().wijzig({ voertuigType: type });
  }, [store, type]);

  return <CalculatorContext value={store}>{children}</CalculatorContext>;
}

/**
 * One thing out of the calculator, for example `useCalculator((state) => state.berekening)`.
 *
 * @throws outside a CalculatorProvider.
 */
export function useCalculator<T>(select: (state: CalculatorState) => T): T {
  const store = useContext(CalculatorContext);
  if (!store) throw new Error('useCalculator needs a CalculatorProvider above it.');
  return useStore(store, select);
}
