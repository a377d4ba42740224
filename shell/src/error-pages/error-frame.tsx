import {
  Band,
  ButtonRow,
  ContactCards,
  Container,
  color,
  font,
  media,
  SectionTitle,
  space,
  surface,
} from '@site/kit';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Opening = styled.section`
  ${surface.paper}
  padding: ${space(5)} 0 ${space(6)};
  ${media.wide} {
    padding: ${space(10)} 0 ${space(6)};
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: center;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(6)};
  }
`;

const Title = styled.h1`
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

/** A Dutch road sign on its post: blue for the way, red-rimmed for a road that is closed. */
const Sign = styled.div<{ $closed: boolean }>`
  display: grid;
  justify-items: center;
  ${media.mobile} {
    order: -1;
    justify-self: start;
    zoom: 0.55;
  }
  > b {
    display: grid;
    place-items: center;
    width: 220px;
    height: 220px;
    font: 800 76px/1 ${font.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    color: ${({ $closed }) => ($closed ? color.ink : '#fff')};
    background: ${({ $closed }) => ($closed ? color.white : color.band)};
    border: ${({ $closed }) => ($closed ? `24px solid ${color.stop}` : '8px solid #fff')};
    border-radius: 50%;
    outline: 3px solid ${color.ink};
  }
  &::after {
    content: '';
    width: 14px;
    height: 84px;
    background: ${color.ink2};
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

/** What all pages about an error have in common: what is the matter, what to do, and who can help. */
export function ErrorFrame({ title, sign, closed = true, children, actions, more }: ErrorFrameProps) {
  const helpId = useId();
  return (
    <>
      <Opening data-band="paper">
        <Columns>
          <div>
            <Title>{title}</Title>
            <Text>{children}</Text>
            <ButtonRow>{actions}</ButtonRow>
          </div>
          <Sign $closed={closed} aria-hidden>
            <b>{sign}</b>
          </Sign>
        </Columns>
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
