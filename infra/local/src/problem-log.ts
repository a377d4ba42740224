/** What can go wrong with a workspace in development, and the sentence when it is over. */
const OVER = {
  build: 'builds again',
  types: 'has no type errors any more',
  release: 'is released again',
  start: 'runs again',
} as const;

export type Problem = keyof typeof OVER;

/** Remembers what goes wrong, so that its end is said too. */
export class ProblemLog {
  readonly #open = new Map<string, string>();

  /** @param say writes a sentence about a workspace */
  constructor(private readonly say: (workspace: string, sentence: string) => void) {}

  /** Says the text, unless it was said last about the same problem and that is not over. */
  begin(workspace: string, problem: Problem, text: string): void {
    const key = `${workspace} ${problem}`;
    if (this.#open.get(key) === text) return;
    this.#open.set(key, text);
    for (const line of text.split('\n')) this.say(workspace, line);
  }

  /** Says that it is over, if it had begun. */
  end(workspace: string, problem: Problem): void {
    if (this.#open.delete(`${workspace} ${problem}`)) this.say(workspace, OVER[problem]);
  }
}
