import { ButtonLink, space } from '@site/kit';
import styled from 'styled-components';

const More = styled.div`
  flex: 1 1 100%;
  display: flex;
  flex-wrap: wrap;
  margin: 0 -0.75rem;
  column-gap: ${space(0.5)};
  /* On one line of a phone, also in the wider font that is shown until the fonts arrive. */
  > a {
    padding-inline: 0.75rem;
  }
`;

/** The actions at the top of the home page: two buttons and three links. */
export function HeroActions() {
  return (
    <>
      <ButtonLink to="/lease-berekenen">Lease berekenen</ButtonLink>
      <ButtonLink to="/lease-aanvragen" variant="ghost">
        Direct aanvragen
      </ButtonLink>
      <More>
        <ButtonLink to="/financial-lease" variant="quiet" size="s">
          Zo werkt het
        </ButtonLink>
        <ButtonLink to="/aanbod" variant="quiet" size="s">
          Ons aanbod
        </ButtonLink>
        <ButtonLink to="/contact" variant="quiet" size="s">
          Contact
        </ButtonLink>
      </More>
    </>
  );
}
