import { color, font, media, radius, space } from '@site/kit';
import { Accessibility, Cookie, LockKeyhole, Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** The parts of the legal page, by the value of its `section` parameter. */
export const SECTIONS = {
  disclaimer: { title: 'Disclaimer', icon: Scale },
  privacy: { title: 'Privacy', icon: LockKeyhole },
  toegankelijkheid: { title: 'Toegankelijkheid', icon: Accessibility },
  cookies: { title: 'Cookies', icon: Cookie },
} as const;

/** A part of the legal page. */
export type Section = keyof typeof SECTIONS;

/** The part that an address asks for; the disclaimer when it asks for none or for one that does not exist. */
export function sectionOf(value: string | null): Section {
  return value !== null && Object.hasOwn(SECTIONS, value) ? (value as Section) : 'disclaimer';
}

const Row = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1.5)};
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space(2)};
  }
`;

const Tab = styled(Link)`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;
  padding: ${space(2)};
  border: 2px solid ${color.ink};
  border-radius: ${radius.l};
  background: ${color.card};
  font: 700 clamp(16px, 1.6vw, 20px) / 1.2 ${font.display};
  text-decoration: none;
  overflow-wrap: anywhere;
  hyphens: auto;
  &:hover {
    background: ${color.goSoft};
  }
  &:focus-visible {
    border-radius: ${radius.l};
  }
  &[aria-current] {
    background: ${color.ink};
    color: ${color.white};
  }
  ${media.tablet} {
    flex-direction: row;
    align-items: center;
    padding: ${space(2.5)};
  }
`;

/** The four cards that choose a part. They are links, so they work before and without JavaScript. */
export function SectionTabs({ current }: { current: Section }) {
  return (
    <Row aria-label="Juridische onderwerpen">
      {Object.entries(SECTIONS).map(([section, { title, icon: Icon }]) => (
        <Tab
          key={section}
          to={`/juridisch?section=${section}`}
          aria-current={section === current ? 'page' : undefined}
          preventScrollReset
        >
          <Icon size={26} strokeWidth={2.2} aria-hidden />
          {title}
        </Tab>
      ))}
    </Row>
  );
}
