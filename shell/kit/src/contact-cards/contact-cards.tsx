import { BELOFTEN, telHref } from '@site/contract';
import { Mail, Phone } from 'lucide-react';
import styled from 'styled-components';
import { IconTile } from '../card/card';
import { AnyLink } from '../link/any-link';
import type { SitePath } from '../link/link-target';
import { useSite } from '../site/site';
import { surface } from '../theme/surface';
import { color, duration, font, media, on, radius, space } from '../theme/theme';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr));
  gap: ${space(2)};
`;

const ContactCard = styled(AnyLink)`
  ${surface.card}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(2.5)};
  text-decoration: none;
  border: 2px solid ${color.ink};
  border-radius: ${radius.l};
  ${media.smallest} {
    gap: ${space(1.5)};
    padding-inline: ${space(2)};
  }
  transition: transform ${duration.step}, box-shadow ${duration.step};
  &:hover:not(:focus-visible) {
    transform: translateY(-3px);
    box-shadow: 0 5px 0 ${color.ink};
  }
  &:focus-visible {
    border-radius: ${radius.l};
  }
  ${media.reducedMotion} {
    &:hover:not(:focus-visible) {
      transform: none;
    }
  }
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
  container-type: inline-size;
  display: grid;
  gap: 2px;
  line-height: 1.4;
  > :first-child {
    font-size: 0.9375rem;
    font-weight: 600;
    color: ${on.soft};
  }
  > :last-child {
    font-size: 0.9375rem;
    color: ${on.soft};
    text-wrap: balance;
  }
`;

const Value = styled.span`
  font: 700 1.25rem/1.25 ${font.display};
  letter-spacing: -0.015em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Address = styled(Value)`
  font: 650 1.125rem/1.3 ${font.text};
  letter-spacing: 0;
  /* An address of 22 characters is on one line. */
  font-size: clamp(0.875rem, 8.6cqi, 1.125rem);
`;

/** The phone number and the mail address, each as a card with a `tel:` or `mailto:` link, or both with a link to the page `to`. */
export function ContactCards({ to }: { to?: SitePath }) {
  const { telefoon, email } = useSite();
  return (
    <Pair>
      <ContactCard to={to} href={telHref(telefoon)}>
        <IconTile>
          <Phone size={24} />
        </IconTile>
        <Text>
          <span>Bel ons</span>
          <Value>{telefoon}</Value>
          <span>{BELOFTEN.telefoonKort}</span>
        </Text>
      </ContactCard>
      <ContactCard to={to} href={`mailto:${email}`}>
        <IconTile>
          <Mail size={24} />
        </IconTile>
        <Text>
          <span>Mail ons</span>
          <Address>{email}</Address>
          <span>Op werkdagen antwoord binnen {BELOFTEN.reactieUren} uur</span>
        </Text>
      </ContactCard>
    </Pair>
  );
}
