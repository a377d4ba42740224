import { Container, TextLink, VisuallyHidden } from '@site/kit';
import { pieces, slug } from '@site/kit/examples';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Stage } from '../parts/stage';

/** Takes away what the shell puts around a page; messages stay. */
const ALONE = `
  :has(> main) > :not(main, [role='status'], [aria-label^='Meldingen']) { display: none; }
  body { min-height: 0; }
`;

const Room = styled.div`
  display: flow-root;
`;

/** One example and nothing else, for the frames of the gallery and for a phone at hand. */
export default function ExamplePage() {
  const [query] = useSearchParams();
  const piece = pieces.find((one) => one.slug === query.get('piece'));
  const example = piece?.examples.find(({ name }) => slug(name) === query.get('name'));
  if (!piece || !example) {
    return (
      <Container lang="en">
        <p>
          There is no such example. <TextLink to="/kit">All pieces of the kit</TextLink>
        </p>
      </Container>
    );
  }
  return (
    <Room data-alone>
      <style href="kit-gallery-alone" precedence="low">
        {ALONE}
      </style>
      {/* A part of a page brings its own heading. */}
      {example.surface !== 'page' && (
        <VisuallyHidden as="h1" lang="en">
          {piece.name}: {example.name}
        </VisuallyHidden>
      )}
      <Stage example={example} on={query.get('on') ?? undefined} />
    </Room>
  );
}
