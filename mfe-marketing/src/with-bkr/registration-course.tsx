import { color, font, media, radius, space } from '@site/kit';
import styled from 'styled-components';
import { CodeBadge } from './code-badge';

/** How likely a lease is at a stage. */
const CHANCES = {
  goed: { text: 'Lease: goed mogelijk', paint: color.successSoft },
  vaak: { text: 'Lease: vaak mogelijk', paint: color.noteSoft },
  lastig: { text: 'Lease: lastig', paint: color.errorSoft },
} as const;

interface Stage {
  /** Empty while the registry has no code. */
  code: string;
  title: string;
  text: string;
  chance: keyof typeof CHANCES;
}

const STAGES: readonly Stage[] = [
  {
    code: '',
    title: 'De lening loopt',
    text: 'U betaalt op tijd. In het register staat alleen dat u een lening hebt.',
    chance: 'goed',
  },
  {
    code: 'A',
    title: 'U loopt achter',
    text: 'De bank waarschuwt u eerst en meldt daarna de achterstand.',
    chance: 'lastig',
  },
  {
    code: 'A H',
    title: 'U bent weer bij',
    text: 'De achterstand is betaald. Achter de A komt een H.',
    chance: 'vaak',
  },
  {
    code: 'A H',
    title: 'De lening is klaar',
    text: 'De codes blijven staan, met de datum waarop de lening eindigde.',
    chance: 'vaak',
  },
  {
    code: '',
    title: '5 jaar later',
    text: 'De lening en haar codes gaan uit het register.',
    chance: 'goed',
  },
];

const Course = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin: ${space(4)} 0;
  padding: 0;
  list-style: none;
  ${media.wide} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${space(2)};
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(1)};
  padding-left: ${space(2.5)};
  border-left: 4px solid ${color.ink};
  ${media.wide} {
    grid-template-rows: ${space(6)} auto 1fr auto;
    padding: ${space(2.5)} 0 0;
    border-left: 0;
    border-top: 4px solid ${color.ink};
  }
  h3 {
    font: 700 1.25rem/1.25 ${font.display};
  }
`;

const NoCode = styled.span`
  align-self: center;
  color: ${color.ink2};
`;

const Chance = styled.p`
  justify-self: start;
  margin-top: ${space(0.5)};
  padding: 0.25rem 0.75rem;
  border: 1px solid ${color.ink};
  border-radius: ${radius.s};
  color: ${color.ink};
  font-weight: 650;
`;

/** How a record at the credit registry comes and goes, and what each stage means for a lease. */
export function RegistrationCourse() {
  return (
    <Course>
      {STAGES.map(({ code, title, text, chance }) => (
        <Item key={title}>
          {code ? (
            <span>
              <CodeBadge>{code}</CodeBadge>
            </span>
          ) : (
            <NoCode>Geen code</NoCode>
          )}
          <h3>{title}</h3>
          <p>{text}</p>
          <Chance style={{ background: CHANCES[chance].paint }}>{CHANCES[chance].text}</Chance>
        </Item>
      ))}
    </Course>
  );
}
