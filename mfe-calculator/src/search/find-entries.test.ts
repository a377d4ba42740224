/** @jest-environment node */
import type { SitePage } from '@site/kit';
import { findEntries } from './find-entries';
import { POPULAR_TERMS, SEARCH_INDEX, withSitePages } from './search-index';

const titles = (query: string) => findEntries(query).map((entry) => entry.title);

describe('the search index', () => {
  it('has ten entries, each with its own id and everything that a card shows', () => {
    expect(SEARCH_INDEX).toHaveLength(10);
    expect(new Set(SEARCH_INDEX.map((entry) => entry.id)).size).toBe(10);
    for (const entry of SEARCH_INDEX) {
      expect(entry).toEqual({
        id: expect.stringMatching(/./),
        title: expect.stringMatching(/./),
        type: expect.stringMatching(/^(lease|service|contact|help)$/),
        description: expect.stringMatching(/./),
        url: expect.stringMatching(/^\//),
        category: expect.stringMatching(/^(Leasing|Service|Klantenservice)$/),
      });
    }
  });

  it.each([
    ['Leasing', 'Financial Lease', '/financial-lease'],
    ['Leasing', 'Leasen met BKR', '/leasen-met-bkr'],
    ['Leasing', 'Lease voordelen', '/lease-voordelen'],
    ['Leasing', 'Leasen zonder jaarcijfers', '/leasen-zonder-jaarcijfers'],
    ['Leasing', 'Lease voorwaarden', '/lease-voorwaarden'],
    ['Service', 'Lease berekenen', '/lease-berekenen'],
    ['Service', 'Lease aanvragen', '/lease-aanvragen'],
    ['Service', 'Verzekeringen', '/binnenkort'],
    ['Klantenservice', 'Contact opnemen', '/contact'],
    ['Klantenservice', 'Veelgestelde vragen', '/faq'],
  ])('has in %s the page %s at %s', (category, title, url) => {
    expect(SEARCH_INDEX).toContainEqual(expect.objectContaining({ category, title, url }));
  });
});

describe('finding entries', () => {
  it('finds a part of a title, ignoring case', () => {
    expect(titles('JAARCIJ')).toEqual(['Leasen zonder jaarcijfers']);
  });

  it('finds a part of a description', () => {
    expect(titles('zzp')).toEqual(['Leasen zonder jaarcijfers']);
  });

  it('finds a category', () => {
    expect(titles('klantenservice')).toEqual(['Contact opnemen', 'Veelgestelde vragen']);
  });

  it('finds only entries with every word of the query', () => {
    expect(titles('bkr zzp')).toEqual([]);
  });

  it('ignores spaces around the query, and more than one between its words', () => {
    expect(titles('  contact op ')).toEqual(['Contact opnemen']);
    expect(titles('contact  \u00a0op')).toEqual(['Contact opnemen']);
  });

  it.each(['rente', 'btw', 'kosten', 'looptijd', 'offerte', 'documenten', 'starter', 'telefoon'])(
    'finds a page for %s, as people call what they look for',
    (word) => {
      expect(titles(word)).not.toEqual([]);
    },
  );

  it.each(['', '   ', '\t\n'])('finds nothing for a query without letters (%j)', (query) => {
    expect(titles(query)).toEqual([]);
  });

  it.each(['.*', '(', '<script>alert(1)</script>', '{phone}'])(
    'reads %s as text, not as a pattern',
    (query) => {
      expect(titles(query)).toEqual([]);
    },
  );

  it.each(POPULAR_TERMS)('finds at least one page for the popular term %s', (term) => {
    expect(findEntries(term).length).toBeGreaterThan(0);
  });

  const page = (path: string, title: string, words: readonly string[] = []): SitePage => ({
    path,
    title,
    description: title,
    search: { category: 'Leasing', words },
  });

  it('puts the entries that are always there before other pages, also when only their words match', () => {
    const index = withSitePages([page('/leasen-met-zonnepanelen', 'Leasen met zonnepanelen')]);
    expect(findEntries('leasen met', index).map((entry) => entry.title)).toEqual([
      'Leasen met BKR',
      'Leasen zonder jaarcijfers',
      'Leasen met zonnepanelen',
    ]);
  });

  it('finds these entries by the words of their pages too', () => {
    const index = withSitePages([page('/lease-voordelen', 'De voordelen', ['KIA', 'investeringsaftrek'])]);
    expect(findEntries('kia', index).map((entry) => entry.title)).toEqual(['Lease voordelen']);
  });

  it.each([
    'prive',
    'zzper',
    'bus',
    'busje',
    'bussen',
    'wegenbelasting',
    'bkr notering',
    'notering bkr',
    'uitloggen',
    'uitlogen',
  ])('finds for %s what the pages call it', (query) => {
    const index = withSitePages([
      page('/login', 'Inloggen'),
      page('/aanbod', 'Ons aanbod', ['bestelwagen']),
      page('/lease-voordelen', 'De voordelen', ['belasting', 'zakelijk']),
    ]);
    expect(findEntries(query, index)).not.toEqual([]);
  });

  it('finds a word by its singular where nothing has the word itself', () => {
    expect(titles('prijzen')).toContain('Lease berekenen');
    expect(titles('machines')).toEqual(['Lease aanvragen']);
    const index = withSitePages([page('/machines', 'Machines leasen')]);
    expect(findEntries('machines', index).map(({ url }) => url)).toEqual(['/machines']);
  });

  it.each(['telefoonnumer', 'telefoonummer', 'teelfoonnummer', 'telefoonnummers', 'telefoonnummmer'])(
    'understands %s, with one mistake in a long word',
    (query) => {
      expect(titles(query)).toEqual(['Contact opnemen']);
    },
  );

  it('understands no mistake in a short word, and no two mistakes', () => {
    expect(titles('loptd')).toEqual([]);
    expect(titles('telefonumer')).toEqual([]);
  });

  it.each(['24uur', '24 uur'])('finds a number and a word written together or apart: %s', (query) => {
    const index = withSitePages([page('/snel', 'Antwoord binnen 24 uur')]);
    expect(findEntries(query, index).map(({ url }) => url)).toEqual(['/snel']);
  });

  it('finds only what has both words of a query, and takes no account of single letters', () => {
    const index = withSitePages([page('/bv', 'Lease voor de b.v.')]);
    expect(findEntries('b.v.', index).map(({ url }) => url)).toEqual(['/bv']);
    expect(findEntries('x jaarcijfers', index).map(({ title }) => title)).toEqual([
      'Leasen zonder jaarcijfers',
    ]);
  });

  it('finds a question that two pages answer once', () => {
    const parts = [
      { title: 'Kan ik leasen met een BKR-registratie?', description: 'Vaak wel.', hash: 'bkr' },
    ];
    const asking = (path: string): SitePage => ({
      path,
      title: path,
      description: path,
      search: { category: 'Klantenservice', parts },
    });
    const index = withSitePages([asking('/contact'), asking('/faq')]);
    expect(index.filter(({ isPart }) => isPart).map(({ url }) => url)).toEqual(['/contact#bkr']);
  });
});
