import { definePages } from '@site/kit';

export default definePages('mfe-forms', [
  {
    path: '/lease-aanvragen',
    head: {
      title: 'Lease aanvragen',
      description:
        'Vraag financial lease voor uw bedrijf online aan. Tien korte vragen, klaar in ongeveer 10 minuten, en op werkdagen binnen 24 uur antwoord.',
      keywords: ['lease aanvragen', 'financial lease aanvragen', 'zakelijke auto leasen', 'lease offerte'],
    },
    load: () => import('./application/page'),
  },
  {
    path: '/klant/lease-aanvraag',
    head: {
      title: 'Nieuwe lease aanvraag',
      description:
        'Vraag als klant een nieuwe financial lease aan. Uw gegevens staan al klaar: u vult alleen het voertuig en de bedragen nog in.',
      above: [{ path: '/klant', title: 'Klantportaal' }],
      keywords: ['lease aanvraag', 'klantportaal'],
    },
    personal: true,
    load: () => import('./customer-application/page'),
  },
  {
    path: '/lease-aanvragen/verder',
    head: {
      title: 'Verder met uw aanvraag',
      description:
        'Ga verder met de aanvraag die u eerder begon, met de link die wij u mailden. Zeven dagen lang, op elk apparaat, waar u gebleven was.',
      above: [{ path: '/lease-aanvragen', title: 'Lease aanvragen' }],
      keywords: ['aanvraag', 'later verder'],
    },
    personal: true,
    load: () => import('./continue-later/page'),
  },
  {
    path: '/klant/lease-aanvraag/verder',
    head: {
      title: 'Verder met uw nieuwe aanvraag',
      description:
        'Ga als klant verder met de aanvraag die u eerder in uw account begon, met de link die wij u mailden. Op elk apparaat, waar u was.',
      above: [{ path: '/klant', title: 'Klantportaal' }],
      keywords: ['aanvraag', 'later verder', 'klantportaal'],
    },
    personal: true,
    load: () => import('./continue-later/page'),
  },
  {
    path: '/dealer',
    head: {
      title: 'Aanvraag voor uw klant',
      description:
        'Begin als dealer een leaseaanvraag voor een klant, met uw persoonlijke link. Uw klant vult de rest zelf in en u ziet hoe ver het is.',
      keywords: ['dealer', 'aanvraag voor klant'],
    },
    personal: true,
    load: () => import('./dealer/page'),
  },
  {
    path: '/klacht-indienen',
    head: {
      title: 'Klacht indienen',
      description:
        'Bent u niet tevreden? Dien uw klacht in ongeveer 5 minuten in. U krijgt binnen 24 uur een bevestiging per e-mail met uw klachtnummer.',
      keywords: ['klacht indienen', 'klacht over lease', 'klachtenformulier', 'klachtenregeling'],
    },
    foundIn: {
      linkText: 'Klacht indienen',
      menu: 'Service',
      search: {
        category: 'Klantenservice',
        words: ['ontevreden', 'klachtenregeling', 'geschil'],
      },
    },
    load: () => import('./complaint/page'),
  },
  {
    path: '/klacht-volgen',
    head: {
      title: 'Volg uw klacht',
      description:
        'Zie hoe ver uw klacht is: ontvangen, in behandeling of beantwoord. U hebt alleen uw klachtnummer en uw e-mailadres nodig, geen account.',
      above: [{ path: '/klacht-indienen', title: 'Klacht indienen' }],
      keywords: ['klacht volgen', 'status klacht', 'klachtnummer'],
    },
    foundIn: {
      linkText: 'Klacht volgen',
      menu: 'Service',
      footer: 'Service',
      search: {
        category: 'Klantenservice',
        words: ['klachtnummer', 'status'],
      },
    },
    query: ['nummer'],
    // The mails link to the page with a number: that address is of one complainant.
    headFor: ({ nummer }) => (nummer === undefined ? {} : { index: false }),
    load: () => import('./complaint-status/page'),
  },
  {
    path: '/contact',
    head: {
      title: 'Contact en klantenservice',
      description:
        'Stel uw vraag over financial lease. Bel op werkdagen van 10.00 tot 17.00 uur, mail ons of stuur een bericht via het contactformulier.',
      keywords: ['contact', 'klantenservice', 'telefoonnummer', 'vraag over lease'],
    },
    foundIn: {
      linkText: 'Contact',
      menu: 'Service',
      search: {
        category: 'Klantenservice',
        words: ['bellen', 'mailen', 'adres', 'wie zijn wij', 'provisie', 'verdienen', 'bemiddelaar'],
        parts: () => import('./contact/search-parts'),
      },
    },
    load: () => import('./contact/page'),
  },
]);
