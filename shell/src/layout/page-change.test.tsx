import { renderWithKit } from '@site/kit/testing';
import { navigationOf, ShownContent, TestSite } from '@site/platform/test-browser';
import { act, fireEvent, screen } from '@testing-library/react';
import { MAIN_ID, PageChange } from './page-change';

function Page({ heading }: { heading: string }) {
  return (
    <>
      <h1>{heading}</h1>
      <p id="kosten">Kosten</p>
      <details>
        <summary>Mag dat?</summary>
        <p id="antwoord">Ja.</p>
      </details>
    </>
  );
}
const Home = () => <Page heading="Voorpagina" />;
const Faq = () => <Page heading="Veelgestelde vragen" />;

/** A site of two pages. */
async function openSite(path = '/') {
  const navigation = navigationOf({ '/': () => Home, '/faq': () => Faq }, path);
  renderWithKit(
    <TestSite navigation={navigation}>
      <main id={MAIN_ID} tabIndex={-1}>
        <ShownContent />
      </main>
      <PageChange />
    </TestSite>,
  );
  await screen.findByRole('heading', { level: 1 });
  return {
    go: (to: string, { state, ...options }: { preventScrollReset?: boolean; state?: unknown } = {}) =>
      act(async () => navigation.push(to, state, options)),
    /** So many entries of the history back or forward. */
    travel: (steps: number) => act(async () => navigation.go(steps)),
  };
}

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
const toTop = { top: 0, left: 0, behavior: 'instant' };

beforeEach(() => {
  scrollTo.mockReset();
  scrollIntoView.mockReset();
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
});

/** The visitor scrolls this far. */
function scroll(to: number) {
  Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
  fireEvent.scroll(window);
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

test('the first page stays as the browser shows it', async () => {
  await openSite();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test.each(['/faq', '/?section=privacy', '/'])(
  'from / a link to %s leads to the top of the page and its heading',
  async (to) => {
    const { go } = await openSite();
    scroll(900);
    await go(to);
    expect(scrollTo.mock.calls).toEqual([[toTop]]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

test('a page that changes its own address in place is left alone', async () => {
  const { go } = await openSite();
  await go('/?stap=2', { preventScrollReset: true });
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('back and forward restore the scroll position', async () => {
  const { go, travel } = await openSite();
  scroll(900);
  await go('/faq');
  scroll(0);
  scroll(350);
  await travel(-1);
  expect(scrollTo).toHaveBeenLastCalledWith({ ...toTop, top: 900 });
  expect(heading('Voorpagina')).toHaveFocus();
  scroll(900);
  await travel(1);
  expect(scrollTo).toHaveBeenLastCalledWith({ ...toTop, top: 350 });
});

test('back to an earlier query of the same page restores the scroll position, back to an earlier step does not', async () => {
  const { go, travel } = await openSite('/faq');
  scroll(500);
  await go('/faq?q=bkr', { preventScrollReset: true });
  scroll(100);
  await go('/faq?q=bkr', { preventScrollReset: true, state: { step: 2 } });
  scroll(700);
  await travel(-1);
  expect(scrollTo).not.toHaveBeenCalled();
  await travel(-1);
  expect(scrollTo.mock.calls).toEqual([[{ ...toTop, top: 500 }]]);
});

test('a hash scrolls to its target', async () => {
  const { go } = await openSite();
  await go('/faq#kosten');
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Kosten')]);
  expect(screen.getByText('Kosten')).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a hash opens the collapsible part that it names, and moves the focus to its title', async () => {
  const { go } = await openSite();
  await go('/faq#antwoord');
  const question = screen.getByText('Mag dat?');
  expect(question.closest('details')).toHaveAttribute('open');
  expect(question).toHaveFocus();
});

test.each(['#niets', '#%E0%A4%A'])('a hash without a target (%s) scrolls to the top', async (hash) => {
  const { go } = await openSite();
  await go(`/faq${hash}`);
  expect(scrollTo.mock.calls).toEqual([[toTop]]);
  expect(heading('Veelgestelde vragen')).toHaveFocus();
});

test('a page that was opened with an invalid hash can be left and returned to', async () => {
  const { go, travel } = await openSite('/faq#%E0%A4%A');
  await go('/');
  expect(heading('Voorpagina')).toHaveFocus();
  await travel(-1);
  expect(heading('Veelgestelde vragen')).toHaveFocus();
});

test('the browser scrolls a page that returns from the back-forward cache', async () => {
  const { go, travel } = await openSite();
  expect(history.scrollRestoration).toBe('manual');
  fireEvent(window, new Event('pagehide'));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(history.scrollRestoration).toBe('auto');
  await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(history.scrollRestoration).toBe('manual');
  scroll(900);
  await go('/faq');
  await travel(-1);
  expect(scrollTo).toHaveBeenLastCalledWith({ ...toTop, top: 900 });
});
