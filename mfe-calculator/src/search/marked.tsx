import { color, media } from '@site/kit';
import { Fragment } from 'react';
import styled from 'styled-components';
import { wordsOf } from './find-entries';
import { findMatches, type Match } from './find-matches';
import { wordAndOthers } from './other-words';

/** A text with the query marked, or else each word of it. The marks do not change the accessible name of a link. */
export function Marked({ text, query }: { text: string; query: string }) {
  const matches = matchesOf(text, query);
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.end ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.end ?? 0)}
    </>
  );
}

function matchesOf(text: string, query: string): readonly Match[] {
  const whole = findMatches(text, query);
  if (whole.length > 0) return whole;
  const byWord = wordsOf(query)
    .flatMap(wordAndOthers)
    .flatMap((word) => findMatches(text, word));
  const matches: Match[] = [];
  for (const match of byWord.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (match.start >= (matches.at(-1)?.end ?? 0)) matches.push(match);
  }
  return matches;
}

/** A background with an underline, because colour alone is not visible to everyone. */
const Mark = styled.mark`
  padding-block: 1px;
  color: ${color.ink};
  background: ${color.plateSoft};
  border-bottom: 2px solid ${color.ink};
  border-radius: 3px 3px 0 0;

  ${media.forcedColors} {
    border-color: MarkText;
  }
`;
