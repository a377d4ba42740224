/** @jest-environment node */
import { STANDAARD_IDENTITEIT } from '@site/contract';
import type { PageHead } from '@site/kit';
import pages from './pages';

test('This remote claims the two applications, the complaint form, the status of a complaint and the contact page', () => {
  expect(pages.remote).toBe('mfe-forms');
  const paths = pages.pages.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/lease-aanvragen',
      '/klant/lease-aanvraag',
      '/klacht-indienen',
      '/klacht-volgen',
      '/contact',
    ]),
  );
});

test('The application of a customer and what a mailed link opens are personal, and nothing else', () => {
  expect(pages.pages.filter(({ personal }) => personal).map(({ path }) => path)).toEqual([
    '/klant/lease-aanvraag',
    '/lease-aanvragen/verder',
    '/klant/lease-aanvraag/verder',
    '/dealer',
  ]);
});

test('Each page has a title and a description of its own', () => {
  const heads = pages.pages.map(({ head }) => head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test('Structured data uses the configured name of the site', async () => {
  const site = { ...STANDAARD_IDENTITEIT, naam: 'Voorbeeld', url: 'https://v.nl' };
  for (const path of ['/lease-aanvragen', '/contact']) {
    const page = pages.pages.find((candidate) => candidate.path === path);
    const { structuredData } = (await page?.load()) ?? {};
    const [data] = structuredData?.(site, { url: `https://v.nl${path}`, head: page?.head as PageHead }) ?? [];
    expect(data).toMatchObject({ url: `https://v.nl${path}` });
    expect(JSON.stringify(data)).toContain('"name":"Voorbeeld","url":"https://v.nl/"');
  }
});

test('Every page can be loaded', async () => {
  for (const { load } of pages.pages) expect(typeof (await load()).default).toBe('function');
});
