import { BackLink, color, duration, font, layer, media, on, radius, space, timing } from '@site/kit';
import styled from 'styled-components';
import { GalleryPage } from '../parts/gallery-page';
import { Colours } from './colours';
import { Row, Rows, Section } from './section';
import { Surfaces } from './surfaces';

const Title = styled.h1`
  margin-top: ${space(2)};
  font-size: clamp(40px, 5vw, 68px);
  font-weight: 800;
  line-height: 1;
  letter-spacing: -0.035em;
`;

const Lead = styled.p`
  margin-top: ${space(2.5)};
  max-width: 36em;
  font-size: clamp(18px, 1.5vw, 20px);
  line-height: 1.55;
  color: ${on.soft};
`;

const Sample = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Bar = styled.span`
  display: block;
  max-width: 100%;
  height: 16px;
  background: ${color.plate};
  border: 2px solid ${color.ink};
`;

const Shapes = styled.ul`
  list-style: none;
  padding: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  li {
    display: grid;
    place-items: center;
    width: 120px;
    height: 96px;
    font-weight: 650;
    text-align: center;
    background: ${color.card};
    border: 2px solid ${color.ink};
  }
`;

const Focused = styled.span`
  display: inline-grid;
  place-items: center;
  min-height: 52px;
  margin: ${space(4)} 10px 10px;
  padding: 8px 24px;
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
    style: { font: `750 clamp(32px, 4.2vw, 54px)/1.02 ${font.display}`, letterSpacing: '-0.03em' },
  },
  {
    name: 'Title of a card',
    style: { font: `750 clamp(22px, 2vw, 26px)/1.08 ${font.display}`, letterSpacing: '-0.02em' },
  },
  {
    name: 'Amount',
    style: { font: `800 44px/1 ${font.display}`, fontVariantNumeric: 'tabular-nums' },
    text: '€ 1.234',
  },
  { name: 'Lead', style: { font: `400 clamp(18px, 1.5vw, 20px)/1.55 ${font.text}` } },
  { name: 'Text', style: { font: `400 17px/1.6 ${font.text}` } },
  { name: 'Label', style: { font: `650 17px/1.6 ${font.text}` } },
  { name: 'Hint', style: { font: `400 15px/1.45 ${font.text}` } },
];

const STEPS = [0.5, 1, 1.5, 2, 3, 4, 5, 7, 9, 12];

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
      <Section
        title="Colours"
        text={
          <>
            <code>color.plate</code> in a style; <code>palette</code> where CSS cannot reach, such as an icon.
            One loud colour per view. Text on plate yellow is ink; yellow is never a text colour on a light
            surface. “Aa” shows which text colours a colour allows.
          </>
        }
      >
        <Colours />
      </Section>
      <Section
        title="Surfaces"
        text={
          <>
            <code>surface.dark</code> sets the ground and the colours on it; a component that uses{' '}
            <code>on.text</code>, <code>on.soft</code>, <code>on.rule</code> and <code>on.accent</code> reads
            on every one of them. Text needs a contrast of 4.5.
          </>
        }
      >
        <Surfaces />
      </Section>
      <Section
        title="Type"
        text={
          <>
            Bricolage Grotesque (<code>font.display</code>), tight and heavy, for headings, amounts and
            quotes; Figtree (<code>font.text</code>) for everything else. Numbers that change are tabular.
          </>
        }
      >
        <Rows>
          {TYPE.map(({ name, style, text = 'Uw bus, van u vanaf dag één' }) => (
            <Row key={name}>
              <b>{name}</b>
              <Sample style={style} lang="nl">
                {text}
              </Sample>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section
        title="Space"
        text={
          <>
            A grid of 8 px: <code>space(3)</code> is 24 px. Generous; a page is a sequence of bands.
          </>
        }
      >
        <Rows>
          {STEPS.map((step) => (
            <Row key={step}>
              <b>
                space({step}) {space(step)}
              </b>
              <Bar style={{ width: space(step) }} />
            </Row>
          ))}
        </Rows>
      </Section>
      <Section
        title="Shape and focus"
        text="The radius follows the size of the element. Operable elements have a 2 px ink border, others a 1 px line. The focus style is a 3 px ink outline with a 3 px plate yellow ring outside it, visible on light and dark surfaces and on cards."
      >
        <Shapes>
          {Object.entries(radius).map(([name, value]) => (
            <li key={name} style={{ borderRadius: value }}>
              radius.{name}
              <br />
              {value}
            </li>
          ))}
        </Shapes>
        <Focused>focusRing</Focused>
      </Section>
      <Section
        title="Layers"
        text={
          <>
            The stacking order: <code>layer.toast</code> as z-index. What is fixed to the window never covers
            the focused control: <code>useFixed</code>.
          </>
        }
      >
        <Rows>
          {Object.entries(layer).map(([name, index]) => (
            <Row key={name}>
              <b>{name}</b>
              <span>{index}</span>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section
        title="Widths"
        text="Media queries for the width of the window and the preferences of the visitor."
      >
        <Rows>
          {Object.entries(media).map(([name, query]) => (
            <Row key={name}>
              <b>media.{name}</b>
              <code>{query.replace('@media ', '')}</code>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section
        title="Motion and time"
        text="Short, once, and only where something changed. Nothing loops, and nothing moves under prefers-reduced-motion. All durations and delays of the interface are defined here."
      >
        <Rows>
          {Object.entries(duration).map(([name, value]) => (
            <Row key={name}>
              <b>duration.{name}</b>
              <span>{value}</span>
            </Row>
          ))}
          {Object.entries(timing).map(([name, value]) => (
            <Row key={name}>
              <b>timing.{name}</b>
              <span>{name.endsWith('Seconds') ? `${value} s` : `${value} ms`}</span>
            </Row>
          ))}
        </Rows>
      </Section>
    </GalleryPage>
  );
}
