import { type Crumb, definePages } from '@site/kit';

const legal: Crumb = { path: '/juridisch', title: 'Juridisch' };

export default definePages('mfe-marketing', [
  {
    path: '/',
    head: {
      title: 'Direct eigenaar met financial lease!',
      description:
        'Financial lease voor zzp, vof, bv en starters, ook met BKR-registratie. Bereken uw maandbedrag en vraag online aan. Reactie binnen 24 uur op werkdagen.',
      keywords: ['financial lease', 'zakelijk leasen', 'auto leasen', 'bestelwagen leasen', 'lease met BKR'],
    },
    load: () => import('./home/page'),
  },
  {
    path: '/financial-lease',
    head: {
      title: 'Financial lease voor ondernemers',
      description:
        'Wat is financial lease, wat levert het uw bedrijf op en wat kost het? Met een rekenvoorbeeld, de voordelen en wat er kan tegenzitten.',
      keywords: ['financial lease', 'financial lease auto', 'economisch eigenaar', 'zakelijke lease'],
    },
    foundIn: {
      linkText: 'Financial lease',
      menu: 'Uitleg',
      search: { category: 'Leasing', words: ['rekenvoorbeeld', 'eigenaar'] },
    },
    readOn: ['/lease-voordelen', '/lease-voorwaarden', '/lease-berekenen'],
    load: () => import('./financial-lease/page'),
  },
  {
    path: '/lease-voordelen',
    head: {
      title: 'De voordelen van financial lease',
      description:
        'Zes voordelen van financial lease op een rij, en een vergelijking met operational lease en kopen: eigendom, btw, investeringsaftrek en meer.',
      type: 'article',
      keywords: [
        'voordelen financial lease',
        'operational lease vergelijken',
        'investeringsaftrek',
        'btw aftrek lease',
      ],
    },
    foundIn: {
      linkText: 'Voordelen van lease',
      menu: 'Uitleg',
      search: {
        category: 'Leasing',
        words: ['KIA', 'investeringsaftrek', 'afschrijving', 'belasting', 'btw terugvragen'],
      },
    },
    readOn: ['/financial-lease', '/auto-financieren', '/lease-berekenen'],
    load: () => import('./lease-benefits/page'),
  },
  {
    path: '/lease-voorwaarden',
    head: {
      title: 'Voorwaarden voor een lease',
      description:
        'Wanneer komt uw bedrijf in aanmerking voor financial lease? Lees wat u nodig hebt en wat u kiest: documenten, BKR, looptijd en aanbetaling.',
      type: 'article',
      keywords: ['lease voorwaarden', 'documenten lease', 'aanbetaling lease', 'looptijd lease'],
    },
    foundIn: {
      linkText: 'Voorwaarden',
      menu: 'Uitleg',
      search: {
        category: 'Leasing',
        words: ['papieren', 'uittreksel', 'jaarrekening', 'identiteitsbewijs', 'printen'],
      },
    },
    readOn: ['/leasen-zonder-jaarcijfers', '/leasen-met-bkr', '/lease-aanvragen'],
    load: () => import('./lease-terms/page'),
  },
  {
    path: '/leasen-zonder-jaarcijfers',
    head: {
      title: 'Leasen zonder jaarcijfers',
      description:
        'Starter of zzp’er zonder jaarcijfers? Ook dan kunt u vaak leasen, vanaf 1 maand inschrijving. Lees de vier stappen en wat u nodig hebt.',
      type: 'article',
      keywords: [
        'leasen zonder jaarcijfers',
        'lease starter',
        'lease zzp',
        'auto leasen startende ondernemer',
      ],
    },
    foundIn: {
      linkText: 'Leasen zonder jaarcijfers',
      menu: 'Uw situatie',
      search: { category: 'Leasing', words: ['starten', 'nieuw bedrijf', 'zelfcheck'] },
    },
    readOn: ['/leasen-met-bkr', '/lease-voorwaarden', '/innovatief-financieren'],
    load: () => import('./without-annual-accounts/page'),
  },
  {
    path: '/leasen-met-bkr',
    head: {
      title: 'Leasen met een BKR-registratie',
      description:
        'Zakelijk leasen met een negatieve BKR-registratie: wat de codes A, H, RO en SR betekenen, waar wij op letten en wat er mogelijk is.',
      type: 'article',
      keywords: ['BKR lease', 'leasen met BKR', 'BKR code A', 'BKR code H', 'BKR code SR', 'BKR code RO'],
    },
    foundIn: {
      linkText: 'Leasen met BKR',
      menu: 'Uw situatie',
      search: {
        category: 'Leasing',
        words: ['achterstand', 'schuld', 'schuldregeling', 'zelfcheck', 'bv', 'eenmanszaak', 'vof'],
      },
    },
    readOn: ['/leasen-zonder-jaarcijfers', '/innovatief-financieren', '/lease-voorwaarden'],
    load: () => import('./with-bkr/page'),
  },
  {
    path: '/faq',
    head: {
      title: 'Veelgestelde vragen',
      description:
        'Antwoord op de vragen die ondernemers het vaakst stellen over financial lease: aanvragen, documenten, BKR, rente, looptijd en eerder aflossen.',
      keywords: ['veelgestelde vragen lease', 'lease informatie', 'financial lease vragen'],
    },
    foundIn: {
      linkText: 'Veelgestelde vragen',
      menu: 'Service',
      search: {
        category: 'Klantenservice',
        words: ['FAQ', 'antwoorden', 'annuleren', 'opzeggen', 'eerder stoppen'],
        parts: () => import('./faq/search-parts'),
      },
    },
    load: () => import('./faq/page'),
  },
  {
    path: '/wat-is-financial-lease',
    head: {
      title: 'Wat is financial lease?',
      description:
        'Financial lease uitgelegd in gewone taal: hoe het werkt, van wie het voertuig is, wat u per maand betaalt en wat de gevolgen voor de belasting zijn.',
      type: 'article',
      keywords: ['wat is financial lease', 'financial lease betekenis', 'hoe werkt financial lease'],
    },
    foundIn: {
      menu: 'Uitleg',
      footer: 'Meer weten',
      search: {
        category: 'Leasing',
        words: ['uitleg', 'betekenis', 'eigenaar', 'eigendom', 'balans'],
      },
    },
    readOn: ['/lease-voordelen', '/auto-financieren', '/lease-berekenen'],
    load: () => import('./what-is-financial-lease/page'),
  },
  {
    path: '/waar-kan-ik-auto-leasen',
    head: {
      title: 'Waar kan ik een auto leasen?',
      description:
        'Een zakelijke auto leasen kan online, vanaf elke plek in Nederland. Bekijk de stappen en de documenten die u nodig hebt, en vraag meteen aan.',
      type: 'article',
      keywords: ['waar auto leasen', 'online auto leasen', 'zakelijke auto leasen Nederland'],
    },
    foundIn: {
      menu: 'Voertuig',
      footer: 'Meer weten',
      search: {
        category: 'Leasing',
        words: ['dealer', 'online', 'bestelwagen'],
      },
    },
    readOn: ['/aanbod', '/lease-voorwaarden', '/lease-aanvragen'],
    load: () => import('./where-to-lease/page'),
  },
  {
    path: '/auto-financieren',
    head: {
      title: 'Auto financieren als ondernemer',
      description:
        'Zakelijke auto financieren? Vergelijk financial lease, banklening en operational lease, en zie waaruit de kosten bestaan: prijs, rente en slottermijn.',
      type: 'article',
      keywords: ['auto financieren zakelijk', 'autofinanciering ondernemer', 'lease of lening'],
    },
    foundIn: {
      linkText: 'Auto financieren',
      menu: 'Uitleg',
      footer: 'Meer weten',
      search: {
        category: 'Leasing',
        words: ['lening', 'bank', 'kopen', 'vergelijken', 'kosten'],
      },
    },
    readOn: ['/wat-is-financial-lease', '/lease-voordelen', '/duurzaam-ondernemen'],
    load: () => import('./car-financing/page'),
  },
  {
    path: '/halal-leasen',
    head: {
      title: 'Halal leasen zonder rente',
      description:
        'Halal leasen voor uw bedrijf: een vaste prijs vooraf in plaats van rente. Lees hoe het werkt, wat het verschil is en hoe u het aanvraagt.',
      keywords: ['halal leasen', 'halal lease', 'leasen zonder rente', 'islamitisch financieren'],
    },
    foundIn: {
      linkText: 'Halal leasen',
      menu: 'Uw situatie',
      footer: 'Meer weten',
      search: {
        category: 'Leasing',
        words: ['rente', 'islamitisch', 'murabaha'],
      },
    },
    readOn: ['/lease-voorwaarden', '/slimme-lease', '/contact'],
    load: () => import('./halal-lease/page'),
  },
  {
    path: '/schade',
    head: {
      title: 'Schade aan uw leasevoertuig',
      description:
        'Schade aan uw leaseauto of bestelwagen? Lees wat u eerst doet, waar u schade meldt, wanneer u hulp krijgt en wat de verzekeraar voor u regelt.',
      keywords: ['schade leaseauto', 'schade melden', 'alarmcentrale', 'pechhulp lease'],
    },
    foundIn: {
      linkText: 'Schade melden',
      menu: 'Voertuig',
      footer: 'Meer weten',
      search: {
        category: 'Service',
        words: ['ongeluk', 'pech', 'alarmcentrale', 'ruit', 'hulp', 'verzekeraar'],
        parts: () => import('./damage/search-parts'),
      },
    },
    readOn: ['/binnenkort', '/faq', '/contact'],
    load: () => import('./damage/page'),
  },
  {
    path: '/duurzaam-ondernemen',
    head: {
      title: 'Duurzaam ondernemen met elektrische lease',
      description:
        'Elektrisch of hybride leasen voor uw bedrijf: wat het oplevert, waar u op let bij zero-emissiezones en welke regelingen er kunnen zijn.',
      type: 'article',
      keywords: ['elektrisch leasen', 'hybride leasen', 'zero-emissiezone', 'elektrische bestelwagen lease'],
    },
    foundIn: {
      linkText: 'Duurzaam ondernemen',
      menu: 'Voertuig',
      footer: 'Meer weten',
      search: {
        category: 'Leasing',
        words: ['elektrisch', 'hybride', 'bijtelling', 'subsidie', 'MIA', 'zero-emissiezone'],
      },
    },
    readOn: ['/auto-financieren', '/lease-voordelen', '/lease-berekenen'],
    load: () => import('./sustainable/page'),
  },
  {
    path: '/slimme-lease',
    head: {
      title: 'Een lease voor jou',
      description:
        'Persoonlijk advies over uw lease: wij luisteren naar wat uw bedrijf nodig heeft, vergelijken voor u en leggen de offerte in gewone taal uit.',
      keywords: ['persoonlijk leaseadvies', 'slimme lease', 'lease op maat'],
    },
    foundIn: {
      linkText: 'Een lease voor jou',
      menu: 'Uw situatie',
      footer: 'Meer weten',
      search: {
        category: 'Leasing',
        words: ['advies', 'adviseur', 'persoonlijk'],
      },
    },
    readOn: ['/innovatief-financieren', '/halal-leasen', '/contact'],
    load: () => import('./personal-lease/page'),
  },
  {
    path: '/innovatief-financieren',
    head: {
      title: 'Innovatief financieren',
      description:
        'Geen standaardbedrijf? Er zijn meer manieren om te financieren: voor starters en met BKR, met flexibele termijnen, andere zekerheid of een combinatie.',
      type: 'article',
      keywords: [
        'innovatief financieren',
        'alternatieve zekerheid',
        'flexibele termijnen',
        'lease op maat starter',
      ],
    },
    foundIn: {
      linkText: 'Innovatief financieren',
      menu: 'Uw situatie',
      footer: 'Meer weten',
      search: {
        category: 'Leasing',
        words: ['zekerheid', 'seizoen', 'combineren', 'borg'],
      },
    },
    readOn: ['/leasen-zonder-jaarcijfers', '/leasen-met-bkr', '/slimme-lease'],
    load: () => import('./innovative-financing/page'),
  },
  {
    path: '/aanbod',
    head: {
      title: 'Ons aanbod',
      description:
        'Lease elke auto die een dealer of zakelijke verkoper aanbiedt. Ons online aanbod is in ontwikkeling; in vier stappen leaset u nu al de auto van uw keuze.',
      keywords: ['lease aanbod', 'auto leasen bij dealer', 'occasion leasen zakelijk'],
    },
    foundIn: {
      linkText: 'Ons aanbod',
      menu: 'Voertuig',
      footer: 'Meer weten',
      search: {
        category: 'Leasing',
        words: ['voertuigen', 'bestelwagen', 'scooter', 'machine', 'occasion'],
      },
    },
    readOn: ['/waar-kan-ik-auto-leasen', '/auto-financieren', '/lease-berekenen'],
    load: () => import('./stock/page'),
  },
  {
    path: '/binnenkort',
    head: {
      title: 'Verzekeringen komen binnenkort',
      description:
        'Binnenkort verzekert u uw leasevoertuig via onze verzekeringspartner: WA of allrisk met keuze in eigen risico, extra dekkingen en alles online geregeld.',
      keywords: [
        'verzekering leaseauto',
        'WA verzekering',
        'allrisk verzekering',
        'zakelijke autoverzekering',
      ],
    },
    foundIn: {
      linkText: 'Verzekeringen',
      menu: 'Voertuig',
      footer: 'Meer weten',
    },
    load: () => import('./insurance-soon/page'),
  },
  {
    path: '/juridisch',
    head: {
      title: 'Juridisch: disclaimer en leasevoorwaarden',
      description:
        'De disclaimer van deze website en de algemene leasevoorwaarden: wat u van ons mag verwachten, wat u betaalt en wat u en wij afspreken.',
      keywords: ['algemene leasevoorwaarden', 'disclaimer', 'juridisch', 'aansprakelijkheid'],
    },
    foundIn: {
      linkText: 'Juridisch',
      menu: 'Service',
      search: {
        category: 'Klantenservice',
        words: ['privacy', 'cookies', 'disclaimer', 'toegankelijkheid', 'algemene voorwaarden', 'AVG'],
      },
    },
    query: ['section'],
    variants: [
      {
        query: { section: 'privacy' },
        head: {
          title: 'Privacyverklaring',
          description:
            'Welke gegevens wij van u bewaren, waarom en hoe lang, met wie wij ze delen en hoe u ze inziet, verbetert of laat wissen.',
          keywords: ['privacyverklaring', 'persoonsgegevens', 'bewaartermijnen', 'AVG'],
          above: [legal],
        },
      },
      {
        query: { section: 'toegankelijkheid' },
        head: {
          title: 'Toegankelijkheidsverklaring',
          description:
            'Hoe wij zorgen dat iedereen deze website kan gebruiken, aan welke norm hij voldoet en waar u meldt dat iets voor u niet werkt.',
          keywords: ['toegankelijkheidsverklaring', 'WCAG', 'toegankelijke website'],
          above: [legal],
        },
      },
      {
        query: { section: 'cookies' },
        head: {
          title: 'Cookies',
          description:
            'Welke cookies en andere opslag deze website gebruikt en waarvoor, wat daarvan nodig is en hoe u uw eigen keuze maakt of verandert.',
          keywords: ['cookies', 'cookie-instellingen', 'toestemming'],
          above: [legal],
        },
      },
    ],
    load: () => import('./legal/page'),
  },
]);
