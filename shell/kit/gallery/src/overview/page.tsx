import { color, font, on, PageHero, space, TextLink, VisuallyHidden } from '@site/kit';
import { ArticleIllustration } from '@site/kit/article';
import { TextField } from '@site/kit/controls';
import { components, groups, type ShownComponent } from '@site/kit/examples';
import { useState } from 'react';
import styled from 'styled-components';
import { GalleryPage } from '../parts/gallery-page';
import { ComponentCard } from './component-card';

const Find = styled.search`
  display: block;
  max-width: 440px;
`;

const Group = styled.section`
  margin-top: ${space(6)};
  h2 {
    padding-bottom: ${space(1.5)};
    margin-bottom: ${space(3)};
    font-size: clamp(26px, 2.8vw, 34px);
    border-bottom: 2px solid ${color.ink};
  }
`;

const Cards = styled.ul`
  list-style: none;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${space(3)};
`;

const Nothing = styled.p`
  margin-top: ${space(5)};
  font: 700 22px/1.3 ${font.display};
  color: ${on.text};
`;

const count = components.reduce((sum, { examples }) => sum + examples.length, 0);

function matches(component: ShownComponent, query: string): boolean {
  const text = [
    component.name,
    component.group,
    component.purpose,
    ...component.requirements,
    ...component.examples.map(({ name }) => name),
  ];
  const haystack = text.join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** Every component of the kit in its group, live, and a field that finds them. */
export default function OverviewPage() {
  const [query, setQuery] = useState('');
  const found = components.filter((component) => matches(component, query));
  return (
    <>
      <div lang="en">
        <PageHero
          backHome={false}
          title="The kit"
          picture={<ArticleIllustration name="graafmachine" />}
          lead={`${components.length} components and ${count} examples, live: rendered by the shell, like every page. Use an existing component where there is one; next to its examples are its requirements.`}
        />
      </div>
      <GalleryPage>
        <Find>
          <TextField
            label="Find a component"
            hint="By its name, what it is for, or a state: “error”, “amount”, “long”."
            value={query}
            onChange={setQuery}
          />
        </Find>
        <VisuallyHidden role="status">
          {query && `${found.length} of ${components.length} components`}
        </VisuallyHidden>
        {groups.map((group) => {
          const members = found.filter((component) => component.group === group);
          if (members.length === 0) return null;
          return (
            <Group key={group}>
              <h2>{group}</h2>
              <Cards>
                {members.map((component) => (
                  <ComponentCard key={component.slug} component={component} />
                ))}
              </Cards>
            </Group>
          );
        })}
        {found.length === 0 && (
          <Nothing role="status">
            No component does that yet. <TextLink to="/kit/tokens">Its tokens are here.</TextLink>
          </Nothing>
        )}
      </GalleryPage>
    </>
  );
}
