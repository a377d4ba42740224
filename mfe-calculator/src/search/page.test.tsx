import { axe, renderWithKit } from '@site/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchPage from './page';
import { POPULAR_TERMS, SEARCH_INDEX } from './search-index';

const open = (path: string) => renderWithKit(<SearchPage />, { path });
const field = () => screen.getByRole('textbox', { name: 'Zoekterm' });
const cards = () => screen.queryAllByRole('article');

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

  it('brings the focus to the count', async () => {
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

  it('makes no call', async () => {
    const { calls } = open('/search');
    await userEvent.type(field(), 'lease{Enter}');
    expect(calls).toHaveLength(0);
  });
});

describe('with q in the address', () => {
  it('fills the field and searches at once', () => {
    open('/search?q=Verzekering');
    expect(field()).toHaveValue('Verzekering');
    expect(screen.getByRole('link', { name: 'Verzekeringen' })).toHaveAttribute('href', '/binnenkort');
  });

  it('shows on each card a picture by type, a title link, the category, the description and a link to the page', () => {
    open('/search?q=e');
    expect(cards()).toHaveLength(SEARCH_INDEX.length);
    for (const [index, entry] of SEARCH_INDEX.entries()) {
      const card = cards()[index] as HTMLElement;
      expect(within(card).getByRole('link', { name: entry.title })).toHaveAttribute('href', entry.url);
      expect(within(card).getByText(entry.category)).toBeInTheDocument();
      expect(within(card).getByText(entry.description)).toBeInTheDocument();
      expect(within(card).getByRole('link', { name: 'Meer informatie' })).toHaveAttribute('href', entry.url);
      expect(card.querySelector('svg')).toHaveAttribute('data-type', entry.type);
    }
  });

  it('says so and helps on when nothing is found', () => {
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

  it('looks at no more than a hundred characters', () => {
    open(`/search?q=${'x'.repeat(5000)}`);
    expect(field()).toHaveValue('x'.repeat(100));
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
