import { type Crumb, definePages, type Page } from '@site/kit';

const login: Crumb = { path: '/login', title: 'Inloggen' };
const portal: Crumb = { path: '/klant', title: 'Klantportaal' };
const kantoor: Crumb = { path: '/kantoor', title: 'Vandaag op kantoor' };
const aanvragen: Crumb = { path: '/kantoor/aanvragen', title: 'Aanvragen op kantoor' };
const klachten: Crumb = { path: '/kantoor/klachten', title: 'Klachten op kantoor' };
const berichten: Crumb = { path: '/kantoor/berichten', title: 'Berichten op kantoor' };
const klanten: Crumb = { path: '/kantoor/klanten', title: 'Klanten op kantoor' };

/** What a page of the office has. Every page of a customer loads this table, so its texts are few; no search engine shows these. */
function ofOffice(title: string, ...above: Crumb[]): Pick<Page, 'head' | 'personal'> {
  return {
    head: {
      title,
      description: `${title}: een pagina voor onze medewerkers, met een eigen login en een passkey. Bent u klant? Log dan in op uw klantportaal.`,
      above,
      keywords: [],
    },
    personal: true,
  };
}

export default definePages('mfe-portal', [
  {
    path: '/login',
    head: {
      title: 'Inloggen',
      description:
        'Kies hier waar u wilt inloggen: als klant, als partner of als medewerker. Als klant ziet u hoe ver uw leaseaanvraag is en past u uw gegevens aan.',
      keywords: ['inloggen', 'klantportaal', 'partnerportaal', 'lease aanvraag volgen'],
    },
    foundIn: {
      linkText: 'Inloggen',
      menu: 'Service',
      search: {
        category: 'Klantenservice',
        words: [
          'account',
          'portaal',
          'klantportaal',
          'status',
          'aanvraag volgen',
          'logincode',
          'activeren',
          'slotbedrag',
        ],
      },
    },
    load: () => import('./login/choose-portal/page'),
  },
  {
    path: '/login/klant',
    head: {
      title: 'Inloggen als klant',
      description:
        'Log in op het klantportaal met uw logincode en een code per e-mail. Eerste keer hier? Activeer uw account met het e-mailadres van uw bedrijf.',
      above: [login],
      keywords: ['inloggen klant', 'account activeren', 'logincode', 'klantportaal lease'],
    },
    load: () => import('./login/klant/page'),
  },
  {
    path: '/login/partner',
    head: {
      title: 'Inloggen als partner',
      description:
        'De ingang voor dealers en tussenpersonen die met ons samenwerken. Log in met uw code van 6 cijfers of vraag ons hoe u partner wordt.',
      above: [login],
      keywords: ['inloggen partner', 'partnerportaal', 'dealer', 'tussenpersoon'],
    },
    load: () => import('./login/partner/page'),
  },
  {
    path: '/login/medewerker',
    head: {
      title: 'Inloggen als medewerker',
      description:
        'De ingang voor onze eigen medewerkers. Log in met uw code van 6 cijfers. Bent u klant of partner? Kies dan op de inlogpagina uw eigen portaal.',
      above: [login],
      keywords: ['inloggen medewerker', 'medewerkersportaal'],
    },
    load: () => import('./login/medewerker/page'),
  },
  {
    path: '/login/klant/code-vergeten',
    head: {
      title: 'Logincode vergeten als klant',
      description:
        'Bent u de logincode van uw klantaccount kwijt? Vul uw e-mailadres in, dan sturen wij u een nieuwe code waarmee u meteen weer kunt inloggen.',
      above: [login, { path: '/login/klant', title: 'Inloggen als klant' }],
      keywords: ['logincode vergeten', 'nieuwe logincode', 'klantportaal'],
      index: false,
    },
    load: () => import('./login/klant-code-vergeten/page'),
  },
  {
    path: '/login/partner/code-vergeten',
    head: {
      title: 'Logincode vergeten als partner',
      description:
        'Bent u uw logincode voor het partnerportaal kwijt? Vul uw e-mailadres in en lees hoe u ons bereikt om weer bij uw gegevens te komen.',
      above: [login, { path: '/login/partner', title: 'Inloggen als partner' }],
      keywords: ['logincode vergeten', 'partnerportaal'],
      index: false,
    },
    load: () => import('./login/partner-code-vergeten/page'),
  },
  {
    path: '/login/medewerker/code-vergeten',
    head: {
      title: 'Logincode vergeten als medewerker',
      description:
        'Bent u uw logincode voor het medewerkersportaal kwijt? Vul uw e-mailadres in en lees bij wie u terechtkunt om weer te kunnen inloggen.',
      above: [login, { path: '/login/medewerker', title: 'Inloggen als medewerker' }],
      keywords: ['logincode vergeten', 'medewerkersportaal'],
      index: false,
    },
    load: () => import('./login/medewerker-code-vergeten/page'),
  },
  {
    path: '/login/medewerker/uitnodiging',
    head: {
      title: 'Toegang tot het kantoor',
      description:
        'Voor nieuwe collega’s met een uitnodiging: maak hier een passkey op uw apparaat en bewaar de codes waarmee u voortaan inlogt op kantoor.',
      above: [login, { path: '/login/medewerker', title: 'Inloggen als medewerker' }],
      keywords: ['uitnodiging medewerker', 'passkey maken'],
      index: false,
    },
    load: () => import('./login/medewerker-uitnodiging/page'),
  },
  {
    path: '/klant',
    head: {
      title: 'Klantportaal',
      description:
        'Uw eigen klantportaal: zie in één oogopslag hoe ver uw leaseaanvraag is, wat er nog aan uw account ontbreekt en wat u nu zelf kunt doen.',
      keywords: ['klantportaal', 'lease aanvraag volgen'],
    },
    personal: true,
    load: () => import('./klant/dashboard/page'),
  },
  {
    path: '/klant/account',
    head: {
      title: 'Uw account',
      description:
        'Bekijk en wijzig de gegevens van u en uw bedrijf: naam, telefoonnummer, bedrijfsnaam en KvK nummer. Zo staan ze klaar bij uw volgende aanvraag.',
      above: [portal],
      keywords: ['account', 'bedrijfsgegevens', 'profiel'],
    },
    personal: true,
    load: () => import('./klant/account/page'),
  },
  {
    path: '/klant/lease-aanvragen',
    head: {
      title: 'Uw lease aanvragen',
      description:
        'Alle lease aanvragen die aan uw account zijn gekoppeld, met hun code, prijs, looptijd en status. Koppel hier ook een aanvraag met uw code.',
      above: [portal],
      keywords: ['lease aanvragen', 'status aanvraag', 'aanvraag koppelen'],
    },
    personal: true,
    load: () => import('./klant/applications/page'),
  },
  {
    path: '/klant/documenten',
    head: {
      title: 'Uw documenten',
      description:
        'De papieren die wij voor uw leaseaanvraag nodig hebben: zie wat er nog ontbreekt, stuur uw bestanden veilig en lees wat er is goedgekeurd.',
      above: [portal, { path: '/klant/lease-aanvragen', title: 'Uw lease aanvragen' }],
      keywords: ['documenten', 'papieren sturen', 'uploaden'],
    },
    personal: true,
    load: () => import('./klant/documents/page'),
  },
  {
    path: '/klant/lease-koppelen',
    head: {
      title: 'Aanvraag koppelen',
      description:
        'Hebt u al een leaseaanvraag gedaan zonder in te loggen? Vul de aanvraagcode van 7 tekens uit onze mail in en volg uw aanvraag in uw account.',
      above: [portal],
      keywords: ['aanvraag koppelen', 'aanvraagcode'],
    },
    personal: true,
    load: () => import('./klant/link-application/page'),
  },
  {
    path: '/klant/instellingen',
    head: {
      title: 'Instellingen',
      description:
        'De instellingen van uw klantaccount: met welk e-mailadres u inlogt, hoe uw account is beveiligd en waar u weer veilig kunt uitloggen.',
      above: [portal],
      keywords: ['instellingen', 'beveiliging account', 'uitloggen'],
    },
    personal: true,
    load: () => import('./klant/settings/page'),
  },
  {
    path: '/kantoor',
    ...ofOffice(kantoor.title),
    load: () => import('./kantoor/vandaag/page'),
  },
  {
    path: '/kantoor/aanvragen',
    ...ofOffice(aanvragen.title, kantoor),
    load: () => import('./kantoor/aanvragen/page'),
  },
  {
    path: '/kantoor/aanvraag',
    ...ofOffice('Aanvraag op kantoor', kantoor, aanvragen),
    load: () => import('./kantoor/aanvraag/page'),
  },
  {
    path: '/kantoor/klachten',
    ...ofOffice(klachten.title, kantoor),
    load: () => import('./kantoor/klachten/page'),
  },
  {
    path: '/kantoor/klacht',
    ...ofOffice('Klacht op kantoor', kantoor, klachten),
    load: () => import('./kantoor/klacht/page'),
  },
  {
    path: '/kantoor/berichten',
    ...ofOffice(berichten.title, kantoor),
    load: () => import('./kantoor/berichten/page'),
  },
  {
    path: '/kantoor/bericht',
    ...ofOffice('Bericht op kantoor', kantoor, berichten),
    load: () => import('./kantoor/bericht/page'),
  },
  {
    path: '/kantoor/aanvragen/nieuw',
    ...ofOffice('Aanvraag aannemen op kantoor', kantoor, aanvragen),
    load: () => import('./kantoor/nieuwe-aanvraag/page'),
  },
  {
    path: '/kantoor/klanten',
    ...ofOffice(klanten.title, kantoor),
    load: () => import('./kantoor/klanten/page'),
  },
  {
    path: '/kantoor/klant',
    ...ofOffice('Klant op kantoor', kantoor, klanten),
    load: () => import('./kantoor/klant/page'),
  },
  {
    path: '/kantoor/medewerkers',
    ...ofOffice('Medewerkers', kantoor),
    load: () => import('./kantoor/medewerkers/page'),
  },
  {
    path: '/kantoor/passkeys',
    ...ofOffice('Passkeys', kantoor),
    load: () => import('./kantoor/passkeys/page'),
  },
]);
