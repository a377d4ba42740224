/** What can go wrong with a workspace in development, and the sentence when it is over. */
const OVER = {
  build: 'builds again',
  types: 'has no type errors any more',
  release: 'is released again',
  start: 'runs again',
} as const;

export type Trouble = keyof typeof OVER;

/** Remembers what goes wrong, so that its end is said too. */
export class Troubles {
  readonly #open = new Map<string, string>();

  /** @param say writes a sentence about a workspace */
  constructor(private readonly say: (workspace: string, sentence: string) => void) {}

  /** Says the text, unless it was said last about the same trouble and that is not over. */
  begin(workspace: string, trouble: Trouble, text: string): void {
    const key = `${workspace} ${trouble}`;
    if (this.#open.get(key) === text) return;
    this.#open.set(key, text);
    for (const line of text.split('\n')) this.say(workspace, line);
  }

  /** Says that it is over, if it had begun. */
  end(workspace: string, trouble: Trouble): void {
    if (this.#open.delete(`${workspace} ${trouble}`)) this.say(workspace, OVER[trouble]);
  }
}
