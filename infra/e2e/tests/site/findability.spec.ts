import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/open';
import { answerTo } from '../../support/server-answer';

// Somebody who knows nothing of the site finds the answer to each question: from home in at most three presses, and with the search.

interface Answer {
  question: string;
  /** What is pressed from home on, by its text. */
  presses: readonly string[];
  query: string;
  /** The address that the search leads to. */
  address: string;
  /** Part of the answer. */
  text: RegExp;
}

const MOST_PRESSES = 3;

const ANSWERS: readonly Answer[] = [
  {
    question: 'Wat kost een bestelwagen per maand?',
    presses: ['Menu', 'Lease berekenen'],
    query: 'maandbedrag berekenen',
    address: '/lease-berekenen',
    text: /Vul hiernaast een prijs|per maand/,
  },
  {
    question: 'Kan het met een BKR-registratie?',
    presses: ['Menu', 'Leasen met BKR'],
    query: 'bkr registratie',
    address: '/leasen-met-bkr',
    text: /registratie/,
  },
  {
    question: 'Kan het als starter, zonder jaarcijfers?',
    presses: ['Menu', 'Leasen zonder jaarcijfers'],
    query: 'starter',
    address: '/leasen-zonder-jaarcijfers',
    text: /jaarcijfers/,
  },
  {
    question: 'Welke documenten heb ik nodig?',
    presses: ['Menu', 'Voorwaarden'],
    query: 'welke documenten',
    address: '/lease-voorwaarden',
    text: /rijbewijs/i,
  },
  {
    question: 'Waar meld ik schade?',
    presses: ['Menu', 'Schade melden'],
    query: 'schade melden',
    address: '/schade',
    text: /melden/i,
  },
  {
    question: 'Kan ik leasen zonder rente?',
    presses: ['Menu', 'Halal leasen'],
    query: 'halal',
    address: '/halal-leasen',
    text: /vaste prijs/i,
  },
  {
    question: 'Is een lening bij de bank beter?',
    presses: ['Menu', 'Auto financieren'],
    query: 'lening bank',
    address: '/auto-financieren',
    text: /banklening/i,
  },
  {
    question: 'Kan ik elektrisch leasen?',
    presses: ['Menu', 'Duurzaam ondernemen'],
    query: 'elektrisch',
    address: '/duurzaam-ondernemen',
    text: /elektrisch/i,
  },
  {
    question: 'Moet ik het voertuig verzekeren?',
    presses: ['Menu', 'Veelgestelde vragen', 'Moet ik het voertuig verzekeren?'],
    query: 'moet ik verzekeren',
    address: '/faq#verzekeren',
    text: /Een WA-verzekering is verplicht/,
  },
  {
    question: 'Hoe ver is mijn aanvraag?',
    presses: ['Menu', 'Inloggen'],
    query: 'aanvraag volgen',
    address: '/login',
    text: /klant/i,
  },
  {
    question: 'Waar kan ik met een klacht heen?',
    presses: ['Menu', 'Klacht indienen'],
    query: 'klacht',
    address: '/klacht-indienen',
    text: /klacht/i,
  },
  {
    question: 'Kan ik eerder aflossen?',
    presses: ['Menu', 'Veelgestelde vragen', 'Kan ik eerder aflossen?'],
    query: 'eerder aflossen',
    address: '/faq#eerder-aflossen',
    text: /vaak is het boetevrij/,
  },
];

/** Texts of the page as the server sends it. */
const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const withText = (elements: Iterable<Element>, text: string) =>
  [...elements].find((element) => textOf(element) === text);

/** The part of a page that its hash names, or all of it. */
async function partOf(address: string): Promise<Element | null> {
  const [path = '', hash] = address.split('#');
  const { document } = await answerTo(path);
  return hash ? document.getElementById(hash) : document.querySelector('main');
}

for (const { question, presses, query, address, text } of ANSWERS) {
  test(`"${question}" is answered after at most three presses from home`, async () => {
    expect(presses.length).toBeLessThanOrEqual(MOST_PRESSES);
    const [opener = '', link = '', heading] = presses;
    const { document } = await answerTo('/');
    const menu = withText(document.querySelectorAll('header summary'), opener)?.parentElement;
    const href = withText(menu?.querySelectorAll('a') ?? [], link)?.getAttribute('href');
    expect(href).toBe(address.split('#')[0]);
    const page = await partOf(href as string);
    const answer = heading ? withText(page?.querySelectorAll('summary') ?? [], heading)?.parentElement : page;
    expect(textOf(answer)).toMatch(text);
  });

  test(`"${question}" is answered by the search for "${query}"`, async () => {
    const { document } = await answerTo(`/search?q=${encodeURIComponent(query)}`);
    const links = document.querySelectorAll('main article :is(h2, h3) a');
    expect([...links].slice(0, 4).map((link) => link.getAttribute('href'))).toContain(address);
    expect(textOf(await partOf(address))).toMatch(text);
  });
}

/** The text of an answer, on the page and outside header and footer. */
const answer = (page: Page, text: RegExp) => page.getByRole('main').getByText(text).first();

test('the presses lead to the answer in a browser, and so does the search', async ({ page }) => {
  const { presses, query, address, text } = ANSWERS.find(({ presses: all }) => all.length === 3) as Answer;
  const menu = page.getByRole('banner').locator('summary');
  await open(page, '/');
  for (const press of presses) {
    const target = page.getByText(press, { exact: true }).filter({ visible: true });
    await (press === 'Menu' ? menu : target.first()).click();
  }
  await expect(answer(page, text)).toBeVisible();

  await menu.click();
  await page.getByRole('banner').getByLabel('Waar zoekt u naar?').fill(query);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /resulta/ })).toBeVisible();
  await page.getByRole('article').locator(`h3 a[href="${address}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(answer(page, text)).toBeVisible();
});
