import { datumInNederland } from '@site/contract';
import { belastingjaar } from '@site/contract/facts';
import { Callout } from '@site/kit';
import type { ReactNode } from 'react';

const DATE = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** Of which year the figures of the tax law are, and what a sum leaves out. */
export function TaxYearNote({ children }: { children: ReactNode }) {
  const { jaar, bijgewerktOp } = belastingjaar();
  const isOver = Number(datumInNederland().slice(0, 4)) > jaar;
  return (
    <Callout tone="info" title={`Dit zijn de cijfers van ${jaar}`}>
      <p>
        {isOver && 'De cijfers van dit jaar staan er nog niet in. '}
        Bijgewerkt op {DATE.format(new Date(bijgewerktOp))}. {children}
      </p>
    </Callout>
  );
}
