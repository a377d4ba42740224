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
  ${surface.light}
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

const Intro = styled.div`
  ${media.wide} {
    padding-bottom: ${space(8)};
  }
`;

const Title = styled.h1`
  margin-top: ${space(1.5)};
  font-size: clamp(2.25rem, 5vw, 4rem);
  font-weight: 800;
  line-height: 1;
  letter-spacing: -0.035em;
`;

const Text = styled.div`
  max-width: 38em;
  margin: ${space(2.5)} 0 ${space(4)};
  font-size: clamp(1.125rem, 1.5vw, 1.25rem);
  line-height: 1.55;
  color: ${color.ink2};
  > * + * {
    margin-top: ${space(1.5)};
  }
`;

/** A van in front of a road sign, both on the road. */
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
    width: clamp(9.375rem, 22vw, 16.875rem);
    height: auto;
    /* The drawing has this much space below its wheels: 22.5 of 300 in width. */
    margin-bottom: calc(clamp(9.375rem, 22vw, 16.875rem) * -22.5 / 300);
  }
`;

/** A Dutch road sign on its post: blue, or red-rimmed when the road is closed. */
const Sign = styled.div<{ $closed: boolean }>`
  flex: none;
  display: grid;
  justify-items: center;
  > b {
    display: grid;
    place-items: center;
    width: 1em;
    height: 1em;
    font: 800 clamp(7rem, 15vw, 11.875rem) / 1 ${font.display};
    color: ${({ $closed }) => ($closed ? color.ink : color.white)};
    background: ${({ $closed }) => ($closed ? color.white : color.band)};
    border: ${({ $closed }) => ($closed ? `0.11em solid ${color.error}` : `0.035em solid ${color.white}`)};
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
    width: 0.75rem;
    height: clamp(2.5rem, 6vw, 5.25rem);
    background: ${color.ink2};
  }
`;

const Road = styled.div`
  height: ${space(7)};
  border-top: 5px solid ${color.ink};
  background: ${dashes(color.light, 48)} 0 55% / 100% 0.375rem no-repeat, ${color.dark};
  ${media.wide} {
    height: ${space(9)};
  }
`;

export interface ErrorFrameProps {
  title: string;
  /** The text on the road sign: the HTTP status, which people search for. */
  sign: string;
  /** A red-rimmed sign for an error; false for an address that does not exist. */
  closed?: boolean;
  children: ReactNode;
  actions: ReactNode;
  /** Links to other pages, between the opening and the help. */
  more?: ReactNode;
}

/** The layout of all error pages: a link home, the problem, the actions, and contact details. */
export function ErrorFrame({ title, sign, closed = true, children, actions, more }: ErrorFrameProps) {
  const helpId = useId();
  return (
    <>
      <Opening data-band="dark">
        <Columns>
          <Intro>
            <BackLink to="/">Home</BackLink>
            <Title>{title}</Title>
            <Text>{children}</Text>
            <ButtonRow>{actions}</ButtonRow>
          </Intro>
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
