/** A key that is pressed by itself. */
export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab' | 'ArrowDown';

/** What the walk needs of a browser, in the way of whoever drives it. Scripts are expressions in the page. */
export interface Browser {
  /** Name and version. */
  readonly title: string;
  open(address: string): Promise<void>;
  /** The value of an expression, as JSON. */
  read<T>(expression: string): Promise<T>;
  /** Clicks the element that the expression gives, as a person does. */
  click(expression: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  /** What the browser reported as failures, as far as its driver tells. */
  failures(): Promise<string[]>;
  close(): Promise<void>;
}

/** The browser or its driver is not on this machine; the message says how to get it. */
export class NotInstalled extends Error {
  override name = 'NotInstalled';
}
