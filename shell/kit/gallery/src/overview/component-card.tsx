import { color, coveredCard, coveringLink, font, Link, on, radius, space, surface } from '@site/kit';
import type { Example, ShownComponent } from '@site/kit/examples';
import styled, { css } from 'styled-components';
import { componentAddress, exampleAddress } from '../parts/address';

const Root = styled.li`
  ${coveredCard}
`;

const Preview = styled.div<{ $on: 'light' | 'card' | 'dark' | 'page' }>`
  ${({ $on }) => surface[$on === 'page' ? 'light' : $on]}
  height: 196px;
  overflow: hidden;
  border-bottom: 1px solid ${color.line};
  border-radius: calc(${radius.l} - 2px) calc(${radius.l} - 2px) 0 0;
`;

/** The example, scaled down as a whole. The transform also contains elements with a fixed position. */
const Model = styled.div<{ $scale: number; $bleeds: boolean }>`
  width: calc(100% / ${({ $scale }) => $scale});
  height: calc(196px / ${({ $scale }) => $scale});
  transform: scale(${({ $scale }) => $scale});
  transform-origin: 0 0;
  ${({ $bleeds }) =>
    !$bleeds &&
    css`
      padding: ${space(3)} ${space(4)};
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: safe center;
    `}
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

const Text = styled.div`
  flex: 1;
  padding: ${space(2)} ${space(2.5)} ${space(2.5)};
  h3 {
    font: 700 21px/1.2 ${font.display};
    letter-spacing: -0.015em;
  }
  a {
    ${coveringLink}
  }
  p {
    margin-top: 6px;
    font-size: 15px;
    line-height: 1.45;
    color: ${on.soft};
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
`;

/** The scale of an example in the overview: whole pages are smaller than single components. */
function scaleOf({ surface: on, wide, framed }: Example): number {
  return on === 'page' || wide || framed ? 0.36 : 0.66;
}

/** A component in the overview: its first example, live and scaled down, and its purpose. */
export function ComponentCard({ component }: { component: ShownComponent }) {
  const [shown] = component.examples;
  const on = shown.surface ?? 'light';
  return (
    <Root data-component>
      <Preview $on={on} inert lang="nl">
        <Model $scale={scaleOf(shown)} $bleeds={on === 'page' || Boolean(shown.framed)}>
          {shown.framed ? (
            <iframe src={exampleAddress(component, shown)} title={shown.name} loading="lazy" />
          ) : (
            <shown.render />
          )}
        </Model>
      </Preview>
      <Text>
        <h3>
          <Link to={componentAddress(component)}>{component.name}</Link>
        </h3>
        <p>{component.purpose}</p>
      </Text>
    </Root>
  );
}
