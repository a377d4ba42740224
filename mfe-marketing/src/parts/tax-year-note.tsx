import { BELASTINGJAAR } from '@site/contract';
import { Callout } from '@site/kit/content';
import type { ReactNode } from 'react';

const DATE = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** Of which year the figures of the tax law are, and what a sum leaves out. */
export function TaxYearNote({ children }: { children: ReactNode }) {
  const { jaar, bijgewerktOp } = BELASTINGJAAR;
  return (
    <Callout tone="info" title={`Dit zijn de cijfers van ${jaar}`}>
      <p>
        Bijgewerkt op {DATE.format(new Date(bijgewerktOp))}; bij elk cijfer staat de bron. {children}
      </p>
    </Callout>
  );
}
