import { BackLink, color, Eyebrow, font, on, space } from '@site/kit';
import { Checklist } from '@site/kit/article';
import { useDocumentTitle } from '@site/kit/controls';
import { components, type ShownComponent } from '@site/kit/examples';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { GalleryPage, Lead, Title } from '../parts/gallery-page';
import { ExampleSheet } from './example-sheet';

const Opening = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(2)};
  padding-bottom: ${space(6)};
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(7)};
  }
`;

const Facts = styled.p`
  margin-top: ${space(2)};
  font-size: 15px;
  color: ${on.soft};
  code {
    overflow-wrap: anywhere;
  }
`;

const Must = styled.section`
  padding-top: ${space(2.5)};
  border-top: 2px solid ${color.ink};
  h2 {
    margin-bottom: ${space(2)};
    font: 700 20px/1.25 ${font.display};
  }
  li {
    font-size: 16px;
    line-height: 1.45;
  }
`;

/** One component: its purpose, its requirements, and every example with its source. */
export default function ComponentPage() {
  const [query] = useSearchParams();
  const component = components.find(({ slug }) => slug === query.get('name'));
  return component ? <AboutComponent component={component} /> : <NoSuchComponent />;
}

function AboutComponent({ component }: { component: ShownComponent }) {
  useDocumentTitle(`${component.name}, a component of the kit`);
  return (
    <GalleryPage>
      <BackLink to="/kit">The kit</BackLink>
      <Opening>
        <div>
          <Eyebrow>{component.group}</Eyebrow>
          <Title>
            {/* A name may wrap before each capital. */}
            {component.name.match(/[A-Z]*[^A-Z]*/g)?.map((word) => (
              <Fragment key={word}>
                {word}
                <wbr />
              </Fragment>
            ))}
          </Title>
          <Lead>{component.purpose}</Lead>
          <Facts>
            <code>shell/kit/src/{component.file}</code>
          </Facts>
        </div>
        <Must>
          <h2>Requirements</h2>
          <Checklist items={[...component.requirements]} />
        </Must>
      </Opening>
      {component.examples.map((example, index) => (
        <ExampleSheet key={example.name} component={component} index={index} />
      ))}
    </GalleryPage>
  );
}

function NoSuchComponent() {
  return (
    <GalleryPage>
      <BackLink to="/kit">The kit</BackLink>
      <Title>There is no such component</Title>
      <Lead>It may have another name now: the overview finds it by what it is for.</Lead>
    </GalleryPage>
  );
}
