import type { SitePath } from '@site/kit';
import { LinkTabs } from '@site/kit/article';
import { Accessibility, Cookie, LockKeyhole, Scale } from 'lucide-react';

/** The sections of the legal page, by the value of the `section` parameter. */
export const SECTIONS = {
  disclaimer: { title: 'Disclaimer', icon: Scale },
  privacy: { title: 'Privacy', icon: LockKeyhole },
  toegankelijkheid: { title: 'Toegankelijkheid', icon: Accessibility },
  cookies: { title: 'Cookies', icon: Cookie },
} as const;

export type Section = keyof typeof SECTIONS;

/** The section in the address; the disclaimer when it has none or an unknown one. */
export function sectionOf(value: string | null): Section {
  return value !== null && Object.hasOwn(SECTIONS, value) ? (value as Section) : 'disclaimer';
}

function addressOf(section: string): SitePath {
  return `/juridisch?section=${section}`;
}

/** The four cards that choose a section. They are links, so they also work without JavaScript. */
export function SectionTabs({ current }: { current: Section }) {
  return (
    <LinkTabs
      label="Juridische onderwerpen"
      current={addressOf(current)}
      tabs={Object.entries(SECTIONS).map(([section, words]) => ({ to: addressOf(section), ...words }))}
    />
  );
}
