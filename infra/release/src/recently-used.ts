/** Keeps the values that were used last, as long as their sizes together do not exceed a maximum. */
export class RecentlyUsed<V> {
  /** The one that was used longest ago comes first. */
  #entries = new Map<string, { value: V; size: number }>();
  #size = 0;

  constructor(private readonly maxSize: number) {}

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param size in the unit of the maximum; a value that exceeds it alone is not kept */
  set(key: string, value: V, size: number): void {
    this.delete(key);
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const [oldest] of this.#entries) {
      if (this.#size <= this.maxSize) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}
