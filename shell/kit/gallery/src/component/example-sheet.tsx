import { color, media, on, radius, space } from '@site/kit';
import { type ShownComponent, slug } from '@site/kit/examples';
import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { exampleAddress } from '../parts/address';
import { Choice } from '../parts/choice';
import { Code } from '../parts/code';
import { FramedExample } from '../parts/framed-example';
import { Stage, SURFACES } from '../parts/stage';
import { exampleSource } from './example-source';

/** Widths at which an example can be shown, in px: the narrowest supported one, a phone, a tablet. */
const WIDTHS = ['320', '390', '768'] as const;

const Root = styled.section`
  padding-block: ${space(4)};
  scroll-margin-top: var(--header-height);
  border-top: 1px solid ${on.rule};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  margin-bottom: ${space(2)};
  > :first-child {
    flex: 1 1 280px;
    min-width: 0;
  }
  h2 {
    font-size: 26px;
  }
  p {
    margin-top: 6px;
    max-width: 60ch;
    font-size: 16px;
    color: ${on.soft};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;
`;

const Alone = styled.a`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  color: ${color.ink};
  border-radius: ${radius.s};
  &:hover {
    background: ${color.sand};
  }
`;

const Sheet = styled.div`
  border: 1px solid ${color.ink};
  border-radius: ${radius.m};
  overflow: clip;
`;

/** The background around an example that is narrower than its container. */
const Surface = styled.div`
  background: ${color.track};
  border-bottom: 1px solid ${color.ink};
`;

/** Hidden on a phone, where the window sets the width. */
const OnWideScreens = styled.div`
  ${media.mobile} {
    display: none;
  }
`;

/** One example with its source, and controls for its surface and width. */
export function ExampleSheet({ component, index }: { component: ShownComponent; index: number }) {
  const example = component.examples[index] ?? component.examples[0];
  const own = example.surface ?? 'light';
  const [surface, setSurface] = useState<string>(own);
  const [width, setWidth] = useState('');
  const on = surface === own ? undefined : surface;
  return (
    <Root id={slug(example.name)} data-example={example.name}>
      <Head>
        <div>
          <h2>{example.name}</h2>
          {example.note && <p>{example.note}</p>}
        </div>
        <Tools>
          {own !== 'page' && (
            <Choice
              label={`Surface of “${example.name}”`}
              options={SURFACES.map((value) => ({ value, text: value }))}
              value={surface}
              onChange={setSurface}
            />
          )}
          <OnWideScreens>
            <Choice
              label={`Width of “${example.name}”`}
              options={[{ value: '', text: 'full' }, ...WIDTHS.map((value) => ({ value, text: value }))]}
              value={width}
              onChange={setWidth}
            />
          </OnWideScreens>
          <Alone
            href={exampleAddress(component, example, on)}
            target="_blank"
            rel="noopener"
            aria-label={`“${example.name}” alone, in a new tab`}
          >
            <ArrowUpRight size={22} />
          </Alone>
        </Tools>
      </Head>
      <Sheet>
        <Surface data-stage>
          {example.framed || width ? (
            <FramedExample
              key={`${surface} ${width}`}
              component={component}
              example={example}
              on={on}
              width={width ? Number(width) : undefined}
            />
          ) : (
            <Stage example={example} on={on} />
          )}
        </Surface>
        <Code text={exampleSource(component.source, index)} />
      </Sheet>
    </Root>
  );
}
