import type { AnswerOf, ApiCall, BodyOf } from '@site/contract';

/** What a call takes besides its body. */
interface Sent<Body> {
  body?: Body | FormData;
  /** The parameters of its path. */
  params?: Record<string, string>;
}

/** Makes calls as a browser on the site does: keeps its cookies and has an IP address. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /** @param origin of the site */
  constructor(
    private readonly backendUrl: string,
    private readonly origin: string,
    private readonly ip: string,
  ) {}

  /** @throws Error when the backend refuses it: what the demo does is allowed. */
  async call<C extends ApiCall>(
    { method, path }: C,
    { body, params = {} }: Sent<BodyOf<C>> = {},
  ): Promise<AnswerOf<C>> {
    const isForm = body instanceof FormData;
    const response = await fetch(
      this.backendUrl + path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? ''),
      {
        method,
        headers: {
          origin: this.origin,
          'x-forwarded-for': this.ip,
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      },
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
    return JSON.parse(text) as AnswerOf<C>;
  }
}
