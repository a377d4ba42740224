import type { VoertuigType } from '@site/contract';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type CalculatorState, type CalculatorStore, createCalculatorStore } from './calculator-store';
import { handOverStorage } from './hand-over-storage';

const CalculatorContext = createContext<CalculatorStore | null>(null);

/**
 * Gives everything below it one calculator. Another type keeps what was filled in and recomputes. Who comes back from
 * the application finds the input that was handed over.
 */
export function CalculatorProvider({ type, children }: { type: VoertuigType; children: ReactNode }) {
  const [store] = useState(() => createCalculatorStore(type));

  useEffect(() => {
    const { velden, wijzig } = store.getState();
    const eerder = handOverStorage.read();
    if (eerder?.voertuigType === velden.voertuigType) wijzig(eerder);
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
