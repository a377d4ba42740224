import { definePages } from '@site/kit';

const head = {
  title: 'Proef',
  description:
    'Een pagina die alleen bestaat om de samenstelling van de site te beproeven. Bezoekers en zoekmachines krijgen deze pagina nooit te zien.',
  keywords: [],
  index: false,
};

export default definePages('remote-probe', [
  { path: '/proef', head, load: () => import('./edition/page') },
  { path: '/proef/script', head, load: () => import('./consented-script/page') },
  { path: '/proef/formulier', head, load: () => import('./form/page') },
  { path: '/proef/een-exemplaar', head, load: () => import('./one-instance/page') },
  { path: '/proef/bediening', head, load: () => import('./remote-control/page') },
  // Personal: with a query it is rendered again for every request.
  { path: '/proef/stuk', head, personal: true, query: ['keer'], load: () => import('./failing/page') },
  {
    path: '/proef/vijandig',
    head,
    personal: true,
    query: ['doe'],
    load: () => import('./hostile/page'),
  },
]);
