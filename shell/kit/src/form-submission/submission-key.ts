import { tabStorage } from '../storage/tab-storage';

/** A sent body and its idempotency key. */
interface Submission {
  content: string;
  key: string;
}

/**
 * The idempotency key of a form: the backend stores one record per key, however often it is sent. It is in session storage until
 * the form is accepted, because a reload can lose the answer. The same answers keep the key; other answers are another submission
 * with a new key.
 */
export class SubmissionKey {
  private readonly name: string;
  /** For browsers without session storage. */
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

  /** Call when the form was accepted, or its answers are discarded. */
  discard(): void {
    this.last = null;
    tabStorage.remove(this.name);
  }
}

/** 128 random bits as text. Not `randomUUID`, which requires https. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
