import { Callout, color, font, media, OnlyWithScripts, radius, SectionTitle, Stack, space } from '@site/kit';
import { CircleCheck, CircleMinus, Phone } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { OutlinedCard } from './outlined-card';
import { PillChoice } from './pill-choice';

/** The outcomes of a check, from the best to the worst. */
const OUTCOMES = {
  'goede kans': { tone: 'success', icon: CircleCheck, title: 'Goede kans', text: 'Vraag gerust aan.' },
  'bel eerst': { tone: 'note', icon: Phone, title: 'Bel eerst', text: 'Het hangt af van uw situatie.' },
  'nu niet': { tone: 'info', icon: CircleMinus, title: 'Nu niet', text: 'U leest wanneer wel.' },
} as const;

/** What the answers come down to. */
export interface CheckResult {
  outcome: keyof typeof OUTCOMES;
  text: ReactNode;
  action: ReactNode;
}

/** One question with its answers, by the value that the result is computed from. */
export interface CheckQuestion {
  question: string;
  answers: Readonly<Record<string, string>>;
}

/** The questions of a check, by their ids. */
type Questions = Readonly<Record<string, CheckQuestion>>;

export type AnswersTo<Q extends Questions> = { readonly [Id in keyof Q]: keyof Q[Id]['answers'] };

interface SelfCheckProps<Q extends Questions> {
  title: string;
  lead: string;
  questions: Q;
  /** @param answers of all questions */
  resultOf(answers: AnswersTo<Q>): CheckResult;
  /** Instead of the questions, without JavaScript. */
  withoutScripts: ReactNode;
}

const Card = styled(OutlinedCard)`
  ${media.tablet} {
    padding: ${space(4)};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${media.noScript} {
    display: none;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space(6)};
  }
`;

const Scale = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space(1.5)};
    align-items: center;
    padding: ${space(1.5)} ${space(2)};
    color: ${color.ink2};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  svg {
    grid-row: span 2;
  }
  b {
    font: 700 1.125rem/1.3 ${font.display};
  }
  li[aria-current] {
    color: ${color.ink};
    background: ${color.sand};
    outline: 2px solid ${color.ink};
    border-radius: ${radius.s};
  }
`;

/** A few questions with an answer that helps at once. Nothing is stored or sent. */
export function SelfCheck<Q extends Questions>(props: SelfCheckProps<Q>) {
  const { title, lead, questions, resultOf, withoutScripts } = props;
  const id = useId();
  const [answers, setAnswers] = useState<Partial<Record<string, string>>>({});
  const all = Object.entries<CheckQuestion>(questions);
  const open = all.filter(([name]) => answers[name] === undefined).length;
  const result = open === 0 ? resultOf(answers as AnswersTo<Q>) : null;
  return (
    <Card aria-labelledby={id}>
      <SectionTitle
        id={id}
        lead={
          <>
            <OnlyWithScripts as="span">{lead}</OnlyWithScripts>
            <noscript>
              Deze vragen werken alleen met JavaScript. Bel ons, dan lopen wij ze samen met u na.
            </noscript>
          </>
        }
      >
        {title}
      </SectionTitle>
      <noscript>{withoutScripts}</noscript>
      <Columns>
        <Stack gap={3}>
          {all.map(([name, { question, answers: texts }]) => (
            <PillChoice
              key={name}
              legend={question}
              name={`${id}-${name}`}
              options={Object.entries(texts).map(([value, text]) => ({ value, text }))}
              value={answers[name]}
              onChange={(value) => setAnswers((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </Stack>
        <Stack gap={3}>
          <Scale aria-label="De mogelijke uitkomsten">
            {Object.entries(OUTCOMES).map(([outcome, { icon: Icon, title: name, text }]) => (
              <li key={outcome} aria-current={outcome === result?.outcome ? 'true' : undefined}>
                <Icon size={26} strokeWidth={2.2} />
                <b>{name}</b>
                <span>{text}</span>
              </li>
            ))}
          </Scale>
          <div role="status">
            {result ? (
              <Callout
                tone={OUTCOMES[result.outcome].tone}
                title={OUTCOMES[result.outcome].title}
                action={result.action}
              >
                <p>{result.text}</p>
              </Callout>
            ) : (
              <p>
                {open === all.length
                  ? 'Uw antwoorden blijven op dit scherm. Wij sturen en bewaren niets.'
                  : `Nog ${open} ${open === 1 ? 'vraag' : 'vragen'}, dan ziet u de uitkomst.`}
              </p>
            )}
          </div>
        </Stack>
      </Columns>
    </Card>
  );
}
