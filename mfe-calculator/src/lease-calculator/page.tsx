import { Band, company, media, PageHero, type StructuredData, space } from '@site/kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CalculatorProvider, useCalculator, useInputOfAddress, useScenario } from './calculator-context';
import { SCENARIO_LABELS } from './calculator-store';
import { ChoiceScreen } from './choice-screen';
import { Comparison } from './comparison';
import { CostPanel } from './cost-panel/cost-panel';
import { Explanation } from './explanation';
import { LeaseForm } from './lease-form';
import { PrintedQuote, Sheet } from './printed-quote';
import { ResultBar } from './result-bar';
import { ResultsCard } from './results-card';

export const structuredData: StructuredData = (site, { url, head }) => [
  {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Leasecalculator',
    url,
    description: head.description,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    inLanguage: 'nl',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    provider: company(site),
  },
];

/** `/lease-berekenen`: the choice of what is leased, then the form and the result. */
export default function LeaseCalculatorPage() {
  const input = useInputOfAddress();
  const screen = useFocusOnChange(input !== null);

  return (
    <Page>
      <PageHero
        compact
        backHome={!input}
        title="Lease berekenen"
        lead={
          !input &&
          'Zie meteen wat financial lease uw bedrijf per maand kost. Zonder gegevens achter te laten.'
        }
      />
      <Band>
        <div ref={screen}>
          {input ? (
            <CalculatorProvider input={input}>
              <Calculation>
                <SideBySide>
                  <div>
                    <LeaseForm />
                    <ResultBar />
                  </div>
                  <Sticky>
                    <ResultsCard />
                  </Sticky>
                </SideBySide>
                <Comparison />
                <Costs />
                <PrintedQuote />
              </Calculation>
            </CalculatorProvider>
          ) : (
            <ChoiceScreen />
          )}
        </div>
      </Band>
      <Explanation />
    </Page>
  );
}

/** All costs of the shown lease; renders nothing before there is a result. */
function Costs() {
  const { berekening, isStale } = useScenario((scenario) => scenario);
  const scenarioLabel = useCalculator(({ second, shown }) => second && SCENARIO_LABELS[shown]);
  return (
    berekening && (
      <Below>
        <CostPanel berekening={berekening} name={scenarioLabel} dimmed={isStale} />
      </Below>
    )
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

/* A result is printed as a quote, without the page around it. */
const Page = styled.div`
  ${media.print} {
    &:has(${Sheet}) > :not(:has(${Sheet})) {
      display: none;
    }
  }
`;

const Calculation = styled.div`
  ${media.print} {
    &:has(${Sheet}) > :not(${Sheet}) {
      display: none;
    }
  }
`;

const SideBySide = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);

  ${media.wide} {
    grid-template-columns: minmax(0, 1.08fr) minmax(0, 0.92fr);
  }
`;

const Below = styled.div`
  margin-top: ${space(5)};
`;

/* Keeps the result visible next to a form that is taller than the window, if it fits. */
const Sticky = styled.div`
  ${media.wide} {
    > * {
      position: sticky;
      top: calc(var(--header-height) + ${space(3)});
    }
  }
`;
