import type { Config } from '../config/config.js';

/** Cookies that only the server reads. Over https their names bind them to this host. */
export function cookieName(config: Config, name: 'sid' | 'device'): string {
  return config.cookieSecure ? `__Host-${name}` : name;
}

/** The flags of every cookie of the backend. */
export function cookieFlags(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.cookieSecure } as const;
}
