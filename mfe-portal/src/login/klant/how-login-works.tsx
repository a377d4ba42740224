import { color, Illustration, media, radius, space } from '@site/kit';
import styled from 'styled-components';

/** How the two steps of a login protect an account. */
export function HowLoginWorks() {
  return (
    <Panel aria-labelledby="zo-logt-u-in">
      <Picture>
        <Illustration name="sleutels" />
      </Picture>
      <h2 id="zo-logt-u-in">Zo logt u in</h2>
      <p>
        Inloggen gaat in twee stappen: met uw logincode en met een code die wij u bij elke keer inloggen
        mailen.
      </p>
      <dl>
        <div>
          <dt>Eén keer: activeren</dt>
          <dd>U bevestigt uw e-mailadres en krijgt uw logincode per e-mail.</dd>
        </div>
        <div>
          <dt>Elke keer: twee codes</dt>
          <dd>Uw logincode en daarna de verificatiecode uit de mail.</dd>
        </div>
        <div>
          <dt>Nooit: aan de telefoon</dt>
          <dd>Wij vragen u nooit om uw codes. Geef ze aan niemand.</dd>
        </div>
      </dl>
    </Panel>
  );
}

const Panel = styled.aside`
  padding: clamp(1.5rem, 4vw, 2.5rem);
  background: ${color.dark};
  color: ${color.light};
  border-radius: ${radius.xl};

  h2 {
    font-size: 1.75rem;
    margin-bottom: ${space(1)};
  }

  dl {
    display: grid;
    gap: ${space(2)};
    margin-top: ${space(3)};
    padding-top: ${space(3)};
    /* A dashed line, like the centre line of a road. */
    background: repeating-linear-gradient(90deg, ${color.light} 0 1.5rem, transparent 1.5rem 3rem) top / 100% 3px
      no-repeat;
  }

  dt {
    font-weight: 650;
  }

  dd {
    opacity: 0.85;
  }
`;

const Picture = styled.div`
  display: grid;
  ${media.narrow} {
    display: none;
  }
  place-items: center;
  margin-bottom: ${space(3)};
  padding: ${space(2)};
  background: ${color.successSoft};
  border-radius: ${radius.l};
`;
