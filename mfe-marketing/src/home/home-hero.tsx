import { CentreLine, Container, color, media, on, radius, space, surface } from '@site/kit';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  ${surface.dark}
  position: relative;
  overflow: hidden;
  padding: ${space(5.5)} 0 ${space(9.5)};
  ${media.wide} {
    padding: ${space(10)} 0 ${space(15)};
  }
  ${media.print} {
    padding: ${space(2)};
  }
`;

/* On a phone the price is in sight at once: the card comes before the buttons. On a wide screen it is beside both. */
const Columns = styled(Container)`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${media.wide} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr);
    gap: ${space(4)} ${space(8)};
    > :first-child {
      align-self: end;
    }
    > :last-child {
      align-self: start;
    }
  }
`;

const Title = styled.h1`
  font-size: clamp(2.625rem, 6.1vw, 5.375rem);
  font-weight: 800;
  line-height: 0.96;
  letter-spacing: -0.04em;
  em {
    font-style: normal;
    color: ${color.plate};
  }
`;

const Lead = styled.p`
  max-width: 34em;
  margin: ${space(3)} 0 0;
  font-size: clamp(1.125rem, 1.5vw, 1.3125rem);
  line-height: 1.5;
  color: ${on.soft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.75)};
  ${media.mobile} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

const Proof = styled.ul`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  margin-top: ${space(4)};
  padding: 0;
  font-size: 1rem;
  color: ${on.soft};
  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  svg {
    color: ${color.plate};
  }
`;

const Aside = styled.div`
  ${surface.card}
  min-width: 0;
  padding: ${space(2.75)};
  border-radius: ${radius.xl};
  box-shadow: 0 30px 70px -20px rgb(0 0 0 / 55%);
  ${media.tablet} {
    padding: ${space(4)};
  }
  ${media.wide} {
    grid-area: 1 / 2 / span 2 / auto;
    align-self: center;
  }
`;

export interface HomeHeroProps {
  /** Words in `<em>` are highlighted. */
  title: ReactNode;
  lead: ReactNode;
  actions: ReactNode;
  /** Facts in a few words each. */
  proof: string[];
  /** An action that the visitor can start with, on a card. */
  aside: ReactNode;
}

/** The hero of the home page, on a dark surface. */
export function HomeHero({ title, lead, actions, proof, aside }: HomeHeroProps) {
  return (
    <Root>
      <Columns>
        <div>
          <Title>{title}</Title>
          <Lead>{lead}</Lead>
        </div>
        <Aside>{aside}</Aside>
        <div>
          <Actions>{actions}</Actions>
          <Proof>
            {proof.map((fact) => (
              <li key={fact}>
                <Check size={18} strokeWidth={3} />
                {fact}
              </li>
            ))}
          </Proof>
        </div>
      </Columns>
      <CentreLine data-screen-only aria-hidden />
    </Root>
  );
}
