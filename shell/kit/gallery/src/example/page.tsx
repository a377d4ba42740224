import { Container, TextLink, VisuallyHidden } from '@site/kit';
import { components, slug } from '@site/kit/examples';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Stage } from '../parts/stage';

/** Hides the shell's layout around the page, except toasts. */
const ALONE = `
  :has(> main) > :not(main, [role='status'], :has([aria-label^='Meldingen'])) { display: none; }
  body { min-height: 0; }
`;

const Root = styled.div`
  display: flow-root;
`;

/** One example and nothing else, for the iframes of the gallery and for testing on a phone. */
export default function ExamplePage() {
  const [query] = useSearchParams();
  const component = components.find((one) => one.slug === query.get('component'));
  const example = component?.examples.find(({ name }) => slug(name) === query.get('name'));
  if (!component || !example) {
    return (
      <Container lang="en">
        <p>
          There is no such example. <TextLink to="/kit">All components of the kit</TextLink>
        </p>
      </Container>
    );
  }
  return (
    <Root data-alone>
      <style href="kit-gallery-alone" precedence="low">
        {ALONE}
      </style>
      {/* An example with the surface `page` has its own heading. */}
      {example.surface !== 'page' && (
        <VisuallyHidden as="h1" lang="en">
          {component.name}: {example.name}
        </VisuallyHidden>
      )}
      <Stage example={example} on={query.get('on') ?? undefined} />
    </Root>
  );
}
