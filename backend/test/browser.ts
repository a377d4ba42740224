/** A response. */
export interface Reply {
  status: number;
  headers: Headers;
  /** From the header; the body of an error must have the same. */
  requestId: string;
  /** Without the request id of an error. */
  // biome-ignore lint/suspicious/noExplicitAny: the tests check its shape.
  body: any;
  text: string;
}

/** A browser: stores cookies, has an IP address and sends the Origin of its page. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Sent with every request. */
  readonly headers: Record<string, string> = {};

  constructor(
    private readonly backendUrl: string,
    readonly ip: string,
    private readonly origin = 'http://localhost:8080',
  ) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send('GET', path, undefined, headers);
  }

  async post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send('POST', path, body, headers);
  }

  async put(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send('PUT', path, body, headers);
  }

  async delete(path: string): Promise<Reply> {
    return this.send('DELETE', path, undefined, {});
  }

  /** Text and forms are sent as they are, other bodies as JSON. */
  async send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Reply> {
    const response = await fetch(this.backendUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.ip,
        ...this.headers,
        ...(method === 'GET' ? {} : { origin: this.origin }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer = isJson && text ? JSON.parse(text) : text;
    const requestId = response.headers.get('x-request-id') ?? '';
    if (answer?.success === false) {
      if (!requestId || answer.requestId !== requestId) throw new Error(`No request id in ${text}.`);
      delete answer.requestId;
    }
    return { status: response.status, headers: response.headers, requestId, body: answer, text };
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function isRaw(body: unknown): body is string | FormData {
  return typeof body === 'string' || body instanceof FormData;
}
