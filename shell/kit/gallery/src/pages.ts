import { definePages } from '@site/kit';

const common = { keywords: [], index: false };

export default definePages('kit-gallery', [
  {
    path: '/kit',
    head: {
      ...common,
      title: 'The kit',
      description:
        'Every piece of the kit that the pages of this site are built from, live, with what each one is for.',
    },
    load: () => import('./overview/page'),
  },
  {
    path: '/kit/tokens',
    head: {
      ...common,
      title: 'Tokens of the kit',
      description:
        'Colours with their contrast, type, space, radii, layers and motion: what every piece is made of.',
    },
    load: () => import('./tokens/page'),
  },
  {
    path: '/kit/piece',
    query: ['name'],
    head: {
      ...common,
      title: 'A piece of the kit',
      description:
        'One piece of the kit: what it is for, what it must do for people, and every example with its source.',
    },
    load: () => import('./piece/page'),
  },
  {
    path: '/kit/example',
    query: ['piece', 'name', 'on'],
    head: {
      ...common,
      title: 'An example of the kit',
      description:
        'One example of one piece of the kit with nothing around it, as the gallery shows it in a frame.',
    },
    load: () => import('./example/page'),
  },
]);
