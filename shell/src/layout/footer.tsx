import { BELOFTEN, bedrijfsgegevens, telHref } from '@site/contract';
import {
  bottomClear,
  Container,
  color,
  dashes,
  Link,
  Logo,
  media,
  space,
  useSite,
  VisuallyHidden,
} from '@site/kit';
import { ArrowUpRight, Mail, Phone } from 'lucide-react';
import styled from 'styled-components';
import { ChatLink, margin } from './chat/chat';
import { useFooterColumns } from './links';
import { LoginOrPortal } from './session-links';

const Root = styled.footer`
  position: relative;
  padding: ${space(8)} 0 ${space(4)};
  font-size: 1rem;
  color: #cfd6cf;
  background: ${color.ink};
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 0.375rem;
    background: ${dashes(color.plate, 48)};
  }
  /* All content can be scrolled clear of what is fixed at the bottom, and nothing moves when that appears. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: ${bottomClear};
    background: inherit;
  }
  a {
    color: inherit;
    text-decoration: none;
    &:hover {
      color: #fff;
      text-decoration: underline;
      text-decoration-color: ${color.plate};
      text-decoration-thickness: 2px;
      text-underline-offset: 5px;
    }
  }
  ${media.wide} {
    padding: ${space(10)} 0 ${space(4)};
  }
  ${media.print} {
    padding: ${space(2)} 0 0;
    break-inside: avoid;
    border-top: 2px solid ${color.ink};
    &::before,
    &::after {
      display: none;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(5)} ${space(3)};
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1.5fr) repeat(4, minmax(0, 1fr));
    gap: ${space(5)};
  }
`;

const About = styled.div`
  color: #cfd6cf;
  ${media.wide} {
    grid-column: auto;
  }
  ${media.narrow} {
    grid-column: 1 / -1;
  }
  ${media.print} {
    grid-column: 1 / -1;
  }
  > a:first-child {
    display: inline-block;
    color: #fff;
    &:hover {
      text-decoration: none;
    }
  }
  > p {
    max-width: 30em;
    margin: ${space(2)} 0;
    ${media.print} {
      max-width: none;
      margin: 0;
    }
  }
`;

const Contact = styled.ul`
  list-style: none;
  padding: 0;
  ${media.print} {
    display: flex;
    gap: ${space(3)};
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.25)};
    min-height: 2.75rem;
    font-size: 1.125rem;
    font-weight: 650;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
    color: #fff;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: ${color.plate};
  }
`;

/** Its height is reserved: the server does not render the button. */
const ChatItem = styled.li`
  min-height: 2.75rem;
  ${margin.free} {
    display: none;
  }
`;

const Column = styled.nav`
  h2 {
    margin-bottom: ${space(1.25)};
    font-size: 1.125rem;
    letter-spacing: -0.01em;
    color: #fff;
  }
  ul {
    list-style: none;
    padding: 0;
  }
  a {
    display: inline-flex;
    max-width: 100%;
    overflow-wrap: anywhere;
    align-items: center;
    min-height: 2.25rem;
    line-height: 1.3;
  }
  ${media.mobile} {
    a {
      min-height: 2.75rem;
    }
  }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(6)};
  padding-top: ${space(3)};
  font-size: 0.9375rem;
  border-top: 1px solid #33453f;
  ${media.print} {
    margin: 0;
    padding: 0;
    border: 0;
  }
  ul {
    list-style: none;
    padding: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
  }
  li {
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 2.75rem;
  }
  /* Aligned with the columns above. */
  ${media.mobile} {
    > ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      width: 100%;
    }
  }
`;

/** The footer of every page: company, contact details and links. */
export function Footer() {
  const site = useSite();
  const { naam, telefoon, email, social } = site;
  const details = bedrijfsgegevens(site);
  const columns = useFooterColumns();
  const profiles = [
    { name: 'Facebook', href: social.facebook },
    { name: 'Instagram', href: social.instagram },
    { name: 'LinkedIn', href: social.linkedin },
    { name: 'TikTok', href: social.tiktok },
  ];
  return (
    // `useFixed` sets its style, also before it is hydrated.
    <Root data-bottom-clear suppressHydrationWarning>
      <Container>
        <Columns>
          <About>
            <Link to="/" data-screen-only aria-label={`${naam}, naar de homepagina`}>
              <Logo onDark />
            </Link>
            <p data-screen-only>Bemiddelaar in financial lease voor ondernemers in Nederland.</p>
            <Contact>
              <li>
                <a href={telHref(telefoon)}>
                  <Phone size={20} strokeWidth={2.4} />
                  {telefoon}
                </a>
              </li>
              <li>
                <a href={`mailto:${email}`}>
                  <Mail size={20} strokeWidth={2.4} />
                  {email}
                </a>
              </li>
              <ChatItem data-screen-only>
                <ChatLink />
              </ChatItem>
            </Contact>
            <p>{BELOFTEN.telefoonLang}.</p>
          </About>
          {columns.map(({ title, links }) => (
            <Column key={title} aria-label={title} data-screen-only>
              <h2>{title}</h2>
              <ul>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    {to === '/login' ? <LoginOrPortal>{text}</LoginOrPortal> : <Link to={to}>{text}</Link>}
                  </li>
                ))}
              </ul>
            </Column>
          ))}
        </Columns>
        <Bottom>
          <div>
            <p>© {naam}</p>
            {details.length > 0 && (
              <ul>
                {details.map(({ label, kort }) => (
                  <li key={label}>{kort}</li>
                ))}
              </ul>
            )}
          </div>
          <ul data-screen-only>
            {profiles.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener">
                  {name}
                  <ArrowUpRight size={16} />
                  <VisuallyHidden> (opent in een nieuw tabblad)</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </Bottom>
      </Container>
    </Root>
  );
}
