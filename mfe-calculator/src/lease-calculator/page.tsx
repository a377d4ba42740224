import { Band, company, media, PageHero, type StructuredData, space } from '@site/kit';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { CalculatorProvider } from './calculator-context';
import { ChoiceScreen } from './choice-screen';
import { Explanation } from './explanation';
import { LeaseForm } from './lease-form';
import { ResultsCard } from './results-card';
import { voertuigTypeUit } from './vehicle-type';

/** The calculator as a program that everybody may use. */
export const structuredData: StructuredData = (site, { url, head }) => [
  {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Leasecalculator',
    url,
    description: head.description,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    inLanguage: 'nl',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    provider: company(site),
  },
];

/** The lease calculator: first what is leased, then the amounts with the result beside them. */
export default function LeaseCalculatorPage() {
  const [parameters] = useSearchParams();
  const type = voertuigTypeUit(parameters);
  const screen = useFocusOnChange(type !== null);

  return (
    <>
      <PageHero
        title="Lease berekenen"
        lead="Zie meteen wat financial lease uw bedrijf per maand kost. Zonder gegevens achter te laten."
      />
      <Band>
        <div ref={screen}>
          {type ? (
            <CalculatorProvider type={type}>
              <SideBySide>
                <LeaseForm />
                <ResultsCard />
              </SideBySide>
            </CalculatorProvider>
          ) : (
            <ChoiceScreen />
          )}
        </div>
      </Band>
      <Explanation />
    </>
  );
}

/** Moves the focus to the first heading inside the element when `screen` changes, not when the page opens. */
function useFocusOnChange(screen: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    element.current?.querySelector('h2')?.focus();
  }, [screen]);
  return element;
}

const SideBySide = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);

  ${media.wide} {
    grid-template-columns: minmax(0, 1.08fr) minmax(0, 0.92fr);
  }
`;
