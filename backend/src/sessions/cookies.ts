import type { Config } from '../config/config.js';

/** Over https the name has the `__Host-` prefix, which binds the cookie to this host. */
export function cookieName(config: Config, name: 'sid' | 'device'): string {
  return config.cookieSecure ? `__Host-${name}` : name;
}

export function cookieFlags(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.cookieSecure } as const;
}
