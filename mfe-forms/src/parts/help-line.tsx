import { BELOFTEN, telHref } from '@site/contract';
import { color, IconTile, space, TextLink, useSite } from '@site/kit';
import { Phone } from 'lucide-react';
import { styled } from 'styled-components';

/** The phone number for help, below each step. */
export function HelpLine() {
  const { telefoon } = useSite();
  return (
    <Line>
      <IconTile aria-hidden="true">
        <Phone size={24} strokeWidth={2.4} />
      </IconTile>
      <span>
        Komt u er niet uit? Bel <TextLink href={telHref(telefoon)}>{telefoon}</TextLink>,{' '}
        <Hours>{BELOFTEN.telefoonKort.replace('Ma', 'ma')}.</Hours>
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2.25)};
  color: ${color.ink2};
`;

const Hours = styled.span`
  display: inline-block;
`;
