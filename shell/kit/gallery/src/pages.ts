import { definePages } from '@site/kit';

const common = { keywords: [], index: false };

export default definePages('kit-gallery', [
  {
    path: '/kit',
    head: {
      ...common,
      title: 'The kit',
      description:
        'Every component of the kit that the pages of this site are built from, live, with what each one is for and what it asks of its user.',
    },
    load: () => import('./overview/page'),
  },
  {
    path: '/kit/tokens',
    head: {
      ...common,
      title: 'Tokens of the kit',
      description:
        'Colours with their contrast, type, space, radii, layers and motion: what every component of the kit and every page is made of.',
    },
    load: () => import('./tokens/page'),
  },
  {
    path: '/kit/component',
    query: ['name'],
    head: {
      ...common,
      title: 'A component of the kit',
      description:
        'One component of the kit: its purpose, its requirements, and every example of it, live and with its source code next to it.',
    },
    load: () => import('./component/page'),
  },
  {
    path: '/kit/example',
    query: ['component', 'name', 'on'],
    head: {
      ...common,
      title: 'An example of the kit',
      description:
        'One example of one component of the kit with nothing around it, as the gallery shows it in a frame of the width that is chosen.',
    },
    load: () => import('./example/page'),
  },
]);
