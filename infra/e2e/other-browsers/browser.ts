export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab' | 'ArrowDown';

/** What `walk` needs of a browser, whatever its driver. `expression` is evaluated in the page. */
export interface Browser {
  /** Name and version. */
  readonly title: string;
  open(address: string): Promise<void>;
  /** The value of an expression, as JSON. */
  read<T>(expression: string): Promise<T>;
  /** Clicks the element that the expression returns, with real input events. */
  click(expression: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  /** The failures that the browser reported, as far as its driver supports that. */
  failures(): Promise<string[]>;
  close(): Promise<void>;
}

/** The browser or its driver is not installed; the message says how to install it. */
export class NotInstalled extends Error {
  override name = 'NotInstalled';
}
