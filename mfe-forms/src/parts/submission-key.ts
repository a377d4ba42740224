import { tabStorage } from '@site/kit';

/** What was sent of a form, and the key that went along. */
interface Submission {
  content: string;
  key: string;
}

/**
 * The idempotency key of a form: the backend makes one record of everything that arrives with it, however often. It is kept
 * in this tab until the form was accepted, because an answer can get lost by a reload too. Sending the same answers again
 * keeps the key; other answers are another submission and get a new one.
 */
export class SubmissionKey {
  private readonly name: string;
  /** For browsers that keep nothing. */
  private last: Submission | null = null;

  /** @param form one name per form of the site. */
  constructor(form: string) {
    this.name = `verzending-${form}`;
  }

  /** The key to send this body with. */
  of(body: object): string {
    const content = JSON.stringify(body);
    const before = this.last ?? tabStorage.readObject(this.name);
    const known = before?.content === content && typeof before.key === 'string';
    this.last = { content, key: known ? (before.key as string) : randomKey() };
    tabStorage.write(this.name, this.last);
    return this.last.key;
  }

  /** The form was accepted, or its answers are given up. */
  forget(): void {
    this.last = null;
    tabStorage.remove(this.name);
  }
}

/** 128 random bits as text. Not `randomUUID`, which does not exist on a page without https. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
