import { media, SectionTitle, space } from '@site/kit';
import { Callout } from '@site/kit/content';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { OutlinedCard } from './outlined-card';
import { PillChoice } from './pill-choice';

/** What the answers come down to. */
export interface CheckResult {
  tone: 'success' | 'note' | 'info';
  title: string;
  text: ReactNode;
  action: ReactNode;
}

/** One question with its answers, by the value that the result is computed from. */
export interface CheckQuestion {
  question: string;
  answers: Readonly<Record<string, string>>;
}

interface SelfCheckProps<Id extends string> {
  title: string;
  lead: string;
  questions: Readonly<Record<Id, CheckQuestion>>;
  /** @param answers of all questions */
  resultOf(answers: Readonly<Record<Id, string>>): CheckResult;
  /** Instead of the questions, without JavaScript. */
  withoutScripts: ReactNode;
}

const Card = styled(OutlinedCard)`
  ${media.tablet} {
    padding: ${space(4)};
  }
`;

const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${media.noScript} {
    display: none;
  }
`;

/** A few questions with an answer that helps at once. Nothing is stored or sent. */
export function SelfCheck<Id extends string>(props: SelfCheckProps<Id>) {
  const { title, lead, questions, resultOf, withoutScripts } = props;
  const id = useId();
  const [answers, setAnswers] = useState<Partial<Record<Id, string>>>({});
  const ids = Object.keys(questions) as Id[];
  const open = ids.filter((question) => answers[question] === undefined).length;
  const result = open === 0 ? resultOf(answers as Record<Id, string>) : null;
  return (
    <Card aria-labelledby={id}>
      <SectionTitle id={id} lead={lead}>
        {title}
      </SectionTitle>
      <noscript>{withoutScripts}</noscript>
      <Questions>
        {ids.map((question) => (
          <PillChoice
            key={question}
            legend={questions[question].question}
            name={`${id}-${question}`}
            options={Object.entries(questions[question].answers).map(([value, text]) => ({ value, text }))}
            value={answers[question]}
            onChange={(value) => setAnswers((before) => ({ ...before, [question]: value }))}
          />
        ))}
        <div role="status">
          {result ? (
            <Callout tone={result.tone} title={result.title} action={result.action}>
              <p>{result.text}</p>
            </Callout>
          ) : (
            <p>
              {open === ids.length
                ? 'Uw antwoorden blijven op dit scherm. Wij sturen en bewaren niets.'
                : `Nog ${open} ${open === 1 ? 'vraag' : 'vragen'}, dan ziet u de uitkomst.`}
            </p>
          )}
        </div>
      </Questions>
    </Card>
  );
}
