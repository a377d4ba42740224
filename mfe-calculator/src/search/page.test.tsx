import { type SitePage, SitePagesProvider } from '@site/kit';
import { axe, renderWithKit } from '@site/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchPage from './page';
import { POPULAR_TERMS, SEARCH_INDEX } from './search-index';

const open = (path: string) => renderWithKit(<SearchPage />, { path });
const field = () => screen.getByRole('textbox', { name: 'Zoekterm' });
const cards = () => screen.queryAllByRole('article');
const marks = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);

describe('before a search', () => {
  it('shows an empty field with a button and no results', () => {
    open('/search');
    expect(field()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Zoeken' })).toHaveAttribute('type', 'submit');
    expect(screen.queryByText(/resulta/)).not.toBeInTheDocument();
  });

  it('shows the six popular terms as buttons', () => {
    open('/search');
    const popular = screen.getByRole('region', { name: 'Vaak gezocht' });
    expect(
      within(popular)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual([
      'Financial Lease',
      'BKR Lease',
      'Lease berekenen',
      'Contact',
      'Lease aanvragen',
      'Veelgestelde vragen',
    ]);
  });

  it('searches without JavaScript: the field and the terms are GET forms on the same address', () => {
    open('/search');
    for (const form of [
      screen.getByRole('search'),
      screen.getByRole('button', { name: 'Contact' }).closest('form'),
    ]) {
      expect(form).toHaveAttribute('action', '/search');
      expect(form).toHaveAttribute('method', 'get');
    }
    expect(field()).toHaveAttribute('name', 'q');
    expect(screen.getByRole('button', { name: 'BKR Lease' })).toHaveAttribute('value', 'BKR Lease');
  });
});

describe('searching', () => {
  it('searches on Enter and shows a count and cards', async () => {
    open('/search');
    await userEvent.type(field(), 'jaarcijfers{Enter}');
    expect(screen.getByRole('heading', { name: '1 resultaat voor ‘jaarcijfers’' })).toBeInTheDocument();
    expect(cards()).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Vaak gezocht' })).not.toBeInTheDocument();
  });

  it('searches with the button', async () => {
    open('/search');
    await userEvent.type(field(), 'klantenservice');
    await userEvent.click(screen.getByRole('button', { name: 'Zoeken' }));
    expect(screen.getByRole('heading', { name: '2 resultaten voor ‘klantenservice’' })).toBeInTheDocument();
    expect(cards()).toHaveLength(2);
  });

  it('focuses the count', async () => {
    open('/search');
    await userEvent.type(field(), 'contact{Enter}');
    expect(screen.getByRole('heading', { name: /resulta/ })).toHaveFocus();
  });

  it.each(POPULAR_TERMS)('fills the field and searches when %s is chosen', async (term) => {
    open('/search');
    await userEvent.click(screen.getByRole('button', { name: term }));
    expect(field()).toHaveValue(term);
    expect(cards().length).toBeGreaterThan(0);
  });

  it('repeats the same search without a new history entry', async () => {
    const { back, location } = open('/search?q=lease');
    await userEvent.clear(field());
    await userEvent.type(field(), 'contact{Enter}');
    await userEvent.type(field(), '{Enter}');
    expect(location().search).toBe('?q=contact');
    back();
    expect(location().search).toBe('?q=lease');
  });

  it('restores field, results and focus of each search after back, whatever was typed since', async () => {
    const { back } = open('/search');
    await userEvent.type(field(), 'zzp{Enter}');
    await userEvent.clear(field());
    await userEvent.type(field(), 'bkr{Enter}');
    await userEvent.type(field(), ' en meer');
    back();
    expect(field()).toHaveValue('zzp');
    expect(screen.getByRole('heading', { name: '1 resultaat voor ‘zzp’' })).toHaveFocus();
    back();
    expect(field()).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Vaak gezocht' })).toHaveFocus();
  });

  it('does not move the focus when the page opens', () => {
    open('/search?q=lease');
    expect(document.body).toHaveFocus();
  });

  it('makes no request', async () => {
    const { calls } = open('/search');
    await userEvent.type(field(), 'lease{Enter}');
    expect(calls).toHaveLength(0);
  });
});

describe('with q in the address', () => {
  it('fills the field and searches at once', () => {
    open('/search?q=Verzekering');
    expect(field()).toHaveValue('Verzekering');
    expect(cards()).toHaveLength(1);
    expect(cards()[0]).toHaveTextContent('Verzekeringen');
    expect(within(cards()[0] as HTMLElement).getAllByRole('link')[0]).toHaveAttribute('href', '/binnenkort');
  });

  it('shows on each card an icon by type, a title link, the category, the description and a link to the page', () => {
    open('/search?q=e');
    expect(cards()).toHaveLength(SEARCH_INDEX.length);
    for (const [index, entry] of SEARCH_INDEX.entries()) {
      const card = cards()[index] as HTMLElement;
      const [title] = within(card).getAllByRole('link');
      expect(title?.closest('h3')).toHaveTextContent(entry.title);
      expect(title).toHaveAttribute('href', entry.url);
      expect(card).toHaveTextContent(entry.category);
      expect(card).toHaveTextContent(entry.description);
      expect(within(card).getByRole('link', { name: 'Meer informatie' })).toHaveAttribute('href', entry.url);
      expect(card.querySelector('svg')).toHaveAttribute('data-type', entry.type);
    }
  });

  it('shows a message and other pages when nothing is found', () => {
    open('/search?q=duikboot');
    expect(screen.getByRole('heading', { name: '0 resultaten voor ‘duikboot’' })).toBeInTheDocument();
    expect(screen.getByText('Geen resultaten gevonden')).toBeInTheDocument();
    expect(
      screen.getByText("Probeer een andere zoekterm of bekijk onze populaire pagina's."),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Lease aanvragen/ })).toHaveAttribute('href', '/lease-aanvragen');
  });

  it.each(['/search?q=', '/search?q=%20%20'])('shows a count of zero for an empty query (%s)', (path) => {
    open(path);
    expect(screen.getByRole('heading', { name: '0 resultaten' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Vaak gezocht' })).not.toBeInTheDocument();
  });

  it('shows a script in the query as text', () => {
    const script = '<script>alert(1)</script>';
    const { container } = open(`/search?q=${encodeURIComponent(script)}`);
    expect(screen.getByRole('heading', { name: `0 resultaten voor ‘${script}’` })).toBeInTheDocument();
    expect(container.querySelector('script')).toBeNull();
  });

  it('uses at most a hundred characters', () => {
    open(`/search?q=${'x'.repeat(5000)}`);
    expect(field()).toHaveValue('x'.repeat(100));
  });
});

describe('the clear link', () => {
  it('is shown as soon as the field is not empty', async () => {
    open('/search');
    expect(screen.queryByRole('link', { name: 'Zoekterm wissen' })).not.toBeInTheDocument();
    await userEvent.type(field(), 'l');
    expect(screen.getByRole('link', { name: 'Zoekterm wissen' })).toHaveAttribute('href', '/search');
  });

  it.each(['/search', '/search?q=lease'])(
    'leads from %s to an empty field that has the focus, and to the popular terms',
    async (path) => {
      const { location } = open(path);
      await userEvent.type(field(), ' en meer');
      await userEvent.click(screen.getByRole('link', { name: 'Zoekterm wissen' }));
      expect(location().search).toBe('');
      expect(field()).toHaveValue('');
      expect(field()).toHaveFocus();
      expect(screen.getByRole('region', { name: 'Vaak gezocht' })).toBeInTheDocument();
    },
  );

  it('can be undone with back', async () => {
    const { back } = open('/search?q=contact');
    await userEvent.click(screen.getByRole('link', { name: 'Zoekterm wissen' }));
    back();
    expect(field()).toHaveValue('contact');
    expect(cards()).toHaveLength(1);
  });
});

describe('a result', () => {
  const card = () => cards()[0] as HTMLElement;
  const category = () => card().querySelector('h3 + *');

  it('marks the query in title, category and description', () => {
    open('/search?q=LEAS');
    expect(marks(card().querySelector('h3'))).toEqual(['Leas']);
    expect(marks(category())).toEqual(['Leas']);
    expect(marks(card().querySelector('p'))).toEqual(['leas']);
  });

  it('opens at a press anywhere on it', async () => {
    const { location } = open('/search?q=zzp');
    await userEvent.click(card().querySelector('p') as Element);
    expect(location().pathname).toBe('/leasen-zonder-jaarcijfers');
  });

  it('stays where it is while its text is selected', async () => {
    const { location } = open('/search?q=zzp');
    const text = card().querySelector('p') as Element;
    getSelection()?.selectAllChildren(text);
    fireEvent.click(text);
    expect(location().pathname).toBe('/search');
  });

  it.each([
    ['lease', 'Financial Lease'],
    ['service', 'Lease berekenen'],
    ['contact', 'Contact opnemen'],
    ['help', 'Veelgestelde vragen'],
  ])('of the type %s has its own icon', (type, title) => {
    open('/search?q=e');
    const signs = new Map(
      cards().map((found) => {
        const sign = found.querySelector('svg');
        return [found.querySelector('h3')?.textContent, [sign?.dataset.type, sign?.innerHTML] as const];
      }),
    );
    const [ownType, drawing] = signs.get(title) ?? [];
    expect(ownType).toBe(type);
    for (const [otherType, other] of signs.values()) expect(other === drawing).toBe(otherType === type);
  });
});

it.each(['/search', '/search?q=lease', '/search?q=duikboot'])(
  'has no accessibility faults at %s',
  async (path) => {
    const { container } = open(path);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  },
);

describe('the texts', () => {
  it('name the other pages when nothing is found', () => {
    open('/search?q=zzzz');
    expect(screen.getByText('Welke voertuigen u kunt leasen')).toBeInTheDocument();
  });

  it('describe each result in Dutch, without a name out of the code', () => {
    const texts = SEARCH_INDEX.map(({ description }) => description);
    expect(texts).toContain(
      'Zes voordelen van financial lease, vergeleken met operational lease en zelf kopen.',
    );
    expect(texts.filter((text) => /\p{Ll}\p{Lu}\p{Ll}/u.test(text))).toEqual([]);
  });
});

describe('pages that say that the search finds them', () => {
  const tips: SitePage = {
    path: '/leasetips',
    title: 'Leasetips voor de bouw',
    description: 'Waar u op let als u een bestelbus voor de bouw least.',
    search: { category: 'Leasing', words: ['aannemer'] },
  };
  const openWith = (path: string, pages: readonly SitePage[]) =>
    renderWithKit(
      <SitePagesProvider pages={pages}>
        <SearchPage />
      </SitePagesProvider>,
      { path },
    );

  it.each(['leasetips', 'bestelbus voor', 'AANNEMER'])('are found for %s', (query) => {
    openWith(`/search?q=${query}`, [tips]);
    expect(cards()).toHaveLength(1);
    expect(within(cards()[0] as HTMLElement).getAllByRole('link')[0]).toHaveAttribute('href', '/leasetips');
    expect(cards()[0]).toHaveTextContent('Leasing');
    expect(cards()[0]?.querySelector('svg')).toHaveAttribute('data-type', 'lease');
  });

  it('come after those that the search always finds, each once', () => {
    openWith('/search?q=e', [{ ...tips, path: '/faq' }, tips]);
    expect(cards().map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'))).toEqual([
      ...SEARCH_INDEX.map(({ url }) => url),
      '/leasetips',
    ]);
  });

  it('are found for words in any order and place, which are marked', () => {
    openWith('/search?q=Wat+is+het+met+bouw+en+aannemer', [tips]);
    expect(cards()).toHaveLength(1);
    expect(marks(cards()[0]?.querySelector('h3'))).toEqual(['bouw']);
  });

  it('have their questions after all pages, with a link that opens the question', () => {
    const part = { title: 'Moet ik een bus verzekeren?', description: 'Ja, voor de bouw ook.', hash: 'bus' };
    openWith('/search?q=bouw', [
      { ...tips, path: '/faq', search: { category: 'Klantenservice', parts: [part] } },
      tips,
    ]);
    expect(cards().map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'))).toEqual([
      '/leasetips',
      '/faq#bus',
    ]);
    expect(cards()[1]).toHaveTextContent('Moet ik een bus verzekeren?');
    expect(cards()[1]?.querySelector('svg')).toHaveAttribute('data-type', 'help');
  });

  it('are not found when they say nothing about the search', () => {
    openWith('/search?q=aannemer', [{ ...tips, search: undefined }]);
    expect(cards()).toHaveLength(0);
  });
});
