import { LinkTabs } from '@site/kit';
import { Accessibility, Cookie, LockKeyhole, Scale } from 'lucide-react';

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

function addressOf(section: string): string {
  return `/juridisch?section=${section}`;
}

/** The four cards that choose a part. They are links, so they work before and without JavaScript. */
export function SectionTabs({ current }: { current: Section }) {
  return (
    <LinkTabs
      label="Juridische onderwerpen"
      current={addressOf(current)}
      tabs={Object.entries(SECTIONS).map(([section, words]) => ({ to: addressOf(section), ...words }))}
    />
  );
}
