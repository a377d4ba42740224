import {
  BackLink,
  color,
  duration,
  font,
  layer,
  media,
  on,
  palette,
  radius,
  type SurfaceTone,
  space,
  surface,
  timing,
} from '@site/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { GalleryPage, Lead, Title } from '../parts/gallery-page';
import { contrast } from './contrast';

const Root = styled.section`
  margin-top: ${space(7)};
  h2 {
    padding-bottom: ${space(1.5)};
    font-size: clamp(1.625rem, 2.8vw, 2.125rem);
    border-bottom: 2px solid ${color.ink};
  }
  > p {
    max-width: 64ch;
    margin-block: ${space(2)} ${space(3)};
    color: ${on.soft};
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 11.5em) minmax(0, 1fr);
    align-items: center;
    gap: ${space(2)};
    padding-block: ${space(1.25)};
    border-bottom: 1px solid ${on.rule};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(2)};
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

/** A colour, a length or a radius. */
const Shape = styled.span`
  width: 5.5rem;
  max-width: 100%;
  height: 3rem;
  border: 2px solid ${color.ink};
  background: ${color.plate};
`;

const Ground = styled.p<{ $tone: SurfaceTone }>`
  ${({ $tone }) => surface[$tone]}
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
`;

const Focused = styled.span`
  margin: ${space(1)};
  padding: ${space(1.5)} ${space(3)};
  font-weight: 650;
  background: ${color.white};
  outline: 3px solid ${color.ink};
  box-shadow: 0 0 0 6px ${color.plate};
  border-radius: ${radius.m};
`;

/** The font sizes that the components use. */
const TYPE = [
  {
    name: 'Title of home',
    style: { font: `800 clamp(42px, 6.1vw, 86px)/0.96 ${font.display}`, letterSpacing: '-0.04em' },
  },
  {
    name: 'Title of a page',
    style: { font: `800 clamp(36px, 5vw, 68px)/1 ${font.display}`, letterSpacing: '-0.035em' },
  },
  {
    name: 'Title of a band',
    style: { font: `750 clamp(28px, 4.2vw, 54px)/1.02 ${font.display}`, letterSpacing: '-0.03em' },
  },
  {
    name: 'Title of a card',
    style: { font: `750 clamp(22px, 2vw, 26px)/1.08 ${font.display}`, letterSpacing: '-0.02em' },
  },
  { name: 'Amount', style: { font: `800 44px/1 ${font.display}` }, text: '€ 1.234' },
  { name: 'Lead', style: { font: `400 clamp(18px, 1.5vw, 20px)/1.55 ${font.text}` } },
  { name: 'Text', style: { font: `400 17px/1.6 ${font.text}` } },
  { name: 'Label', style: { font: `650 17px/1.6 ${font.text}` } },
  { name: 'Hint', style: { font: `400 15px/1.45 ${font.text}` } },
];

/** What a contrast ratio is sufficient for, according to WCAG. */
function verdict(ratio: number): string {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large text, signs' : 'no text';
}

/** A colour with its contrast with ink and white. */
function colourOf([property, paint]: [string, string]) {
  const facts = (['ink', 'white'] as const).map((text) => {
    const ratio = contrast(palette[text], paint);
    return `${text} ${ratio.toFixed(1)}, ${verdict(ratio)}`;
  });
  return {
    // `plate-deep` is `color.plateDeep` in code.
    name: `color.${property.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`,
    value: (
      <>
        <Shape style={{ background: paint }} />
        {[paint, ...facts].join('; ')}
      </>
    ),
  };
}

const SECTIONS: readonly { title: string; text: string; tokens: { name: string; value: ReactNode }[] }[] = [
  {
    title: 'Colours',
    text: 'color in a style; palette where CSS cannot reach, such as an icon. One loud colour per view. Text on plate yellow is ink; yellow is never a text colour on a light surface.',
    tokens: Object.entries(palette).map(colourOf),
  },
  {
    title: 'Surfaces',
    text: 'A surface sets the ground and the colours on it; a component that uses on.text, on.soft, on.rule and on.accent reads on every one of them.',
    tokens: (Object.keys(surface) as SurfaceTone[]).map((tone) => ({
      name: `surface.${tone}`,
      value: (
        <Ground $tone={tone}>
          <span>on.text</span>
          <span style={{ color: on.soft }}>on.soft</span>
          <span style={{ color: on.accent }}>on.accent</span>
        </Ground>
      ),
    })),
  },
  {
    title: 'Type',
    text: 'Bricolage Grotesque (font.display), tight and heavy, for headings, amounts and quotes; Figtree (font.text) for everything else. Numbers that change are tabular.',
    tokens: TYPE.map(({ name, style, text = 'Uw bus, van u vanaf dag één' }) => ({
      name,
      value: (
        <span style={style} lang="nl">
          {text}
        </span>
      ),
    })),
  },
  {
    title: 'Space',
    text: 'A grid of 8 px: space(3) is 24 px. Generous; a page is a sequence of bands.',
    tokens: [0.5, 1, 1.5, 2, 3, 4, 5, 7, 9, 12].map((step) => ({
      name: `space(${step}) ${space(step)}`,
      value: <Shape style={{ width: space(step), height: space(2) }} />,
    })),
  },
  {
    title: 'Shape and focus',
    text: 'The radius follows the size of the element. Operable elements have a 2 px ink border, others a 1 px line. The focus style is a 3 px ink outline with a 3 px plate yellow ring outside it, visible on light and dark surfaces and on cards.',
    tokens: [
      ...Object.entries(radius).map(([name, value]) => ({
        name: `radius.${name} ${value}`,
        value: <Shape style={{ borderRadius: value }} />,
      })),
      { name: 'focusRing', value: <Focused>Focus</Focused> },
    ],
  },
  {
    title: 'Layers',
    text: 'The stacking order: layer.toast as z-index. What is fixed to the window never covers the focused control: useFixed.',
    tokens: Object.entries(layer).map(([name, value]) => ({ name: `layer.${name}`, value })),
  },
  {
    title: 'Widths',
    text: 'Media queries for the width of the window and the preferences of the visitor.',
    tokens: Object.entries(media).map(([name, query]) => ({
      name: `media.${name}`,
      value: query.replace('@media ', ''),
    })),
  },
  {
    title: 'Motion and time',
    text: 'Short, once, and only where something changed. Nothing loops, and nothing moves under prefers-reduced-motion. All durations and delays of the interface are defined here.',
    tokens: [
      ...Object.entries(duration).map(([name, value]) => ({ name: `duration.${name}`, value })),
      ...Object.entries(timing).map(([name, value]) => ({
        name: `timing.${name}`,
        value: `${value} ${name.endsWith('Seconds') ? 's' : 'ms'}`,
      })),
    ],
  },
];

/** The tokens that every component is made of. */
export default function TokensPage() {
  return (
    <GalleryPage>
      <BackLink to="/kit">The kit</BackLink>
      <Title>Tokens</Title>
      <Lead>
        The values that all components share. A page that uses them, and no colours or sizes of its own, looks
        like the rest of the site.
      </Lead>
      {SECTIONS.map(({ title, text, tokens }) => (
        <Root key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul>
            {tokens.map(({ name, value }) => (
              <li key={name}>
                <b>{name}</b>
                <div>{value}</div>
              </li>
            ))}
          </ul>
        </Root>
      ))}
    </GalleryPage>
  );
}
