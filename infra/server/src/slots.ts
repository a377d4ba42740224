/** What may be under way at once: in all, and of one person or network. */
export class Slots {
  private readonly taken: string[] = [];

  constructor(
    private readonly most: number,
    private readonly mostOfOne: number,
  ) {}

  /** @returns what gives the slot back; undefined when there is none */
  take(owner: string): (() => void) | undefined {
    const own = this.taken.filter((other) => other === owner).length;
    if (this.taken.length >= this.most || own >= this.mostOfOne) return undefined;
    this.taken.push(owner);
    return () => void this.taken.splice(this.taken.indexOf(owner), 1);
  }
}
