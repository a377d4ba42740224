import type { SitePath } from '@site/kit';
/** A link in the menu, the header or the footer. */
export interface ShellLink {
  to: SitePath;
  text: string;
}

/** The links of the menu, which the header also shows inline when there is space. */
export const menuLinks: readonly ShellLink[] = [
  { to: '/login', text: 'Zakelijk leasen' },
  { to: '/faq', text: 'Lease informatie' },
  { to: '/contact', text: 'Klantenservice' },
];

/** A column of links in the footer. */
export interface FooterColumn {
  title: string;
  links: readonly ShellLink[];
  /** Ends with a link to the portal when a customer is logged in. */
  hasPortal?: boolean;
}

export const footerColumns: readonly FooterColumn[] = [
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
    hasPortal: true,
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
