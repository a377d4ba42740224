/** What a browser sends: keeps the cookies that a site sets. */
export class Client {
  readonly #cookies = new Map<string, string>();

  /** @param headers sent with every request */
  constructor(
    private readonly url: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** The cookies, as a browser sends them. */
  get cookie(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  /** As if a site had set it. */
  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Sends JSON, or a form with files; does not follow redirects. @throws when the answer is an error, with what it says */
  async send(method: string, address: string, body?: object): Promise<string> {
    const response = await fetch(this.url + address, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers,
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        cookie: this.cookie,
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${address} answered ${response.status}: ${text}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return text;
  }
}
