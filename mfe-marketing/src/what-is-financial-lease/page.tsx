import { BELOFTEN } from '@site/contract';
import { Band, Illustration, PageHero, SectionTitle, Split, type StructuredData, TextLink } from '@site/kit';
import { Checklist, howTo, Steps } from '@site/kit/article';
import { FaqAnswer, faqPage } from '@site/kit/content';
import { LeaseActions } from '../parts/lease-actions';
import { NextStep } from '../parts/next-step';
import { BESTELWAGEN } from '../parts/own-lease/own-lease';
import { Ownership } from '../parts/ownership';
import type { Question } from '../parts/question';
import { TopicRow } from '../parts/topic-row';
import { QUESTIONS } from './questions';

const STEPS = [
  {
    title: 'Kies een voertuig',
    text: 'Nieuw of gebruikt, bij elke dealer of andere zakelijke verkoper.',
  },
  {
    title: 'Vraag de lease aan',
    text: `Online, in ongeveer ${BELOFTEN.aanvraagMinuten} minuten. U kiest aanbetaling, looptijd en slottermijn.`,
  },
  {
    title: 'Bekijk uw offerte',
    text: `Op werkdagen reageren wij binnen ${BELOFTEN.reactieUren} uur. De eerste offerte is vrijblijvend.`,
  },
  {
    title: 'Teken en rijd weg',
    text: 'De leasemaatschappij betaalt de verkoper. U haalt de sleutel op.',
  },
];

export const structuredData: StructuredData = (_site, page) => [
  faqPage(QUESTIONS),
  howTo(page, 'Een voertuig leasen met financial lease', STEPS),
];

/** `/wat-is-financial-lease`: an introduction to financial lease. */
export default function WhatIsFinancialLeasePage() {
  return (
    <>
      <PageHero
        tone="soft"
        title="Wat is financial lease?"
        lead="Kopen op afbetaling voor bedrijven, met het voertuig meteen op uw balans. Hier leest u hoe het werkt."
        picture={<Illustration name="sleutels" />}
      />

      <Band tone="card">
        <QuestionBlocks questions={QUESTIONS} />
      </Band>

      <Band>
        <SectionTitle>Van keuze tot sleutel in vier stappen</SectionTitle>
        <Steps items={STEPS} />
      </Band>

      <Band tone="card" labelledBy="eigendom">
        <SectionTitle
          id="eigendom"
          lead="U bent meteen economisch eigenaar, en na de laatste betaling ook juridisch."
        >
          Wat u betaalt, en van wie het is
        </SectionTitle>
        <Ownership example={BESTELWAGEN} />
      </Band>

      <Band tone="soft">
        <Split align="start">
          <SectionTitle>Dit zijn de voordelen</SectionTitle>
          <Checklist
            items={[
              'Direct economisch eigenaar, na de laatste betaling juridisch eigenaar',
              'Een vast maandbedrag, van tevoren bekend',
              'Uw spaargeld blijft in de zaak',
              'Rente en afschrijving zijn aftrekbaar',
              'Geen kilometerlimiet en geen inleverkosten',
              'U mag het voertuig bestickeren en inrichten',
            ]}
          />
        </Split>
      </Band>

      <NextStep
        title="Wat kost het u?"
        text={
          <>
            Op <TextLink to="/financial-lease">Financial lease voor ondernemers</TextLink> leest u wat het
            kost en wat er kan tegenzitten.
          </>
        }
      >
        <LeaseActions primary="apply" />
      </NextStep>
    </>
  );
}

function QuestionBlocks({ questions }: { questions: readonly Question[] }) {
  return questions.map((question) => (
    <TopicRow key={question.question} title={question.question}>
      <FaqAnswer answer={question.answer} more={question.more} />
    </TopicRow>
  ));
}
