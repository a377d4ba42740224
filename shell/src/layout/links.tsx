import { LINK_GROUPS, type LinkGroup, type SitePath } from '@site/kit';
import type { SiteLinks } from '@site/platform/protocol/page';
import { createContext, type ReactNode, useContext } from 'react';

/** A link in the menu, the header or the footer. */
export interface ShellLink {
  to: SitePath;
  text: string;
}

/** The first links of the menu, which the header also shows inline when there is space. Pages add theirs with `foundIn` in their table. */
export const menuLinks: readonly ShellLink[] = [
  { to: '/login', text: 'Zakelijk leasen' },
  { to: '/faq', text: 'Lease informatie' },
  { to: '/contact', text: 'Klantenservice' },
];

/** A group of links, with its title. */
export interface LinkColumn {
  title: LinkGroup;
  links: readonly ShellLink[];
}

/** The columns of the footer, with the links that come first in each. Pages add theirs with `foundIn` in their table. */
const footerColumns: readonly LinkColumn[] = [
  {
    title: 'Leasen',
    links: [
      { to: '/lease-aanvragen', text: 'Lease aanvragen' },
      { to: '/lease-berekenen', text: 'Lease berekenen' },
      { to: '/financial-lease', text: 'Financial lease' },
      { to: '/leasen-met-bkr', text: 'Leasen met BKR' },
      { to: '/leasen-zonder-jaarcijfers', text: 'Leasen zonder jaarcijfers' },
      { to: '/lease-voordelen', text: 'Voordelen' },
      { to: '/lease-voorwaarden', text: 'Voorwaarden' },
    ],
  },
  {
    title: 'Service',
    links: [
      { to: '/login', text: 'Inloggen' },
      { to: '/faq', text: 'Veelgestelde vragen' },
      { to: '/contact', text: 'Contact' },
      { to: '/klacht-indienen', text: 'Klacht indienen' },
    ],
  },
  {
    title: 'Juridisch',
    links: [
      { to: '/juridisch?section=disclaimer', text: 'Disclaimer' },
      { to: '/juridisch?section=privacy', text: 'Privacy' },
      { to: '/juridisch?section=toegankelijkheid', text: 'Toegankelijkheid' },
      { to: '/juridisch?section=cookies', text: 'Cookies' },
    ],
  },
];

const SiteLinksContext = createContext<SiteLinks>({ menu: {}, footer: {} });

/** Provides the links to pages that say where they are found. */
export function SiteLinksProvider({
  links,
  children,
}: {
  links: SiteLinks | undefined;
  children: ReactNode;
}) {
  return links ? <SiteLinksContext value={links}>{children}</SiteLinksContext> : children;
}

/** The columns of the footer. */
export function useFooterColumns(): readonly LinkColumn[] {
  const { footer } = useContext(SiteLinksContext);
  return LINK_GROUPS.flatMap((title) => {
    const column = footerColumns.find((own) => own.title === title);
    const first = column?.links ?? [];
    const known = new Set(first.map(({ to }) => to));
    const links = [...first, ...(footer[title] ?? []).filter(({ to }) => !known.has(to))];
    return links.length > 0 ? [{ ...column, title, links }] : [];
  });
}

/** The groups of links in the menu that follow its first links. */
export function useMenuGroups(): readonly LinkColumn[] {
  const { menu } = useContext(SiteLinksContext);
  return LINK_GROUPS.flatMap((title) => {
    const links = menu[title] ?? [];
    return links.length > 0 ? [{ title, links }] : [];
  });
}
