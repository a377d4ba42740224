import { JSDOM } from 'jsdom';
import { site } from './site';

/** What the server answers, without a browser. */
export interface ServerAnswer {
  status: number;
  headers: Headers;
  html: string;
  document: Document;
}

const { DOMParser } = new JSDOM().window;

const answers = new Map<string, Promise<ServerAnswer>>();

/** The answer to an address, which is asked for once in each process of the tests. */
export function answerTo(address: string): Promise<ServerAnswer> {
  const answer = answers.get(address) ?? ask(address);
  answers.set(address, answer);
  return answer;
}

async function ask(address: string): Promise<ServerAnswer> {
  const response = await fetch(site().siteUrl + address);
  const { status, headers } = response;
  const html = await response.text();
  return { status, headers, html, document: new DOMParser().parseFromString(html, 'text/html') };
}
