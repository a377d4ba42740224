import {
  BackLink,
  Band,
  ButtonRow,
  ContactCards,
  Container,
  color,
  dashes,
  font,
  Illustration,
  media,
  SectionTitle,
  space,
  surface,
} from '@site/kit';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Opening = styled.section`
  ${surface.paper}
  padding-top: ${space(5)};
  ${media.wide} {
    padding-top: ${space(8)};
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  align-items: end;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Words = styled.div`
  ${media.wide} {
    padding-bottom: ${space(8)};
  }
`;

const Title = styled.h1`
  margin-top: ${space(1.5)};
  font-size: clamp(36px, 5vw, 64px);
  font-weight: 800;
  line-height: 1;
  letter-spacing: -0.035em;
`;

const Text = styled.div`
  max-width: 38em;
  margin: ${space(2.5)} 0 ${space(4)};
  font-size: clamp(18px, 1.5vw, 20px);
  line-height: 1.55;
  color: ${color.ink2};
  > * + * {
    margin-top: ${space(1.5)};
  }
`;

/** The van that cannot go on, or took a wrong turn, and the sign in front of it. Both stand on the road. */
const Scene = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  gap: ${space(1)};
  ${media.wide} {
    gap: ${space(3)};
  }
  > svg {
    flex: 0 1 auto;
    min-width: 0;
    width: clamp(150px, 22vw, 270px);
    height: auto;
    /* Under its wheels the drawing and the line that it stands on take this much: 22.5 of 300 in width. */
    margin-bottom: calc(clamp(150px, 22vw, 270px) * -22.5 / 300);
  }
`;

/** A Dutch road sign on its post: blue for the way, red-rimmed for a road that is closed. */
const Sign = styled.div<{ $closed: boolean }>`
  flex: none;
  display: grid;
  justify-items: center;
  > b {
    display: grid;
    place-items: center;
    width: 1em;
    height: 1em;
    font: 800 clamp(112px, 15vw, 190px) / 1 ${font.display};
    color: ${({ $closed }) => ($closed ? color.ink : color.white)};
    background: ${({ $closed }) => ($closed ? color.white : color.band)};
    border: ${({ $closed }) => ($closed ? `0.11em solid ${color.stop}` : `0.035em solid ${color.white}`)};
    border-radius: 50%;
    outline: 3px solid ${color.ink};
  }
  span {
    font-size: 0.34em;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
  &::after {
    content: '';
    width: 12px;
    height: clamp(40px, 6vw, 84px);
    background: ${color.ink2};
  }
`;

const Road = styled.div`
  height: ${space(7)};
  border-top: 5px solid ${color.ink};
  background: ${dashes(color.paper, 48)} 0 55% / 100% 6px no-repeat, ${color.road};
  ${media.wide} {
    height: ${space(9)};
  }
`;

export interface ErrorFrameProps {
  title: string;
  /** What stands on the road sign: the status that people search for. */
  sign: string;
  /** Is the road closed (an error), or did the visitor only take a wrong turn? */
  closed?: boolean;
  children: ReactNode;
  actions: ReactNode;
  /** Where else to go, between the opening and the help. */
  more?: ReactNode;
}

/** What all pages about an error have in common: the way home, what is the matter, what to do, and who can help. */
export function ErrorFrame({ title, sign, closed = true, children, actions, more }: ErrorFrameProps) {
  const helpId = useId();
  return (
    <>
      <Opening data-band="road">
        <Columns>
          <Words>
            <BackLink to="/">Home</BackLink>
            <Title>{title}</Title>
            <Text>{children}</Text>
            <ButtonRow>{actions}</ButtonRow>
          </Words>
          <Scene aria-hidden>
            <Illustration name="van" />
            <Sign $closed={closed}>
              <b>
                <span>{sign}</span>
              </b>
            </Sign>
          </Scene>
        </Columns>
        <Road />
      </Opening>
      {more}
      <Band tone="card" labelledBy={helpId}>
        <SectionTitle id={helpId} lead="Bel of mail ons. Wij denken graag met u mee.">
          Hulp nodig?
        </SectionTitle>
        <ContactCards to="/contact" />
      </Band>
    </>
  );
}
