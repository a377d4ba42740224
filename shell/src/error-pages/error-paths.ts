/** The HTTP statuses that have a page of their own, by its path. */
export const ERROR_PATHS = {
  '/error/400': 400,
  '/error/401': 401,
  '/error/403': 403,
  '/error/410': 410,
  '/error/500': 500,
  '/error/502': 502,
  '/error/503': 503,
  '/error/504': 504,
} as const;

export type ErrorPath = keyof typeof ERROR_PATHS;

export type ErrorStatus = (typeof ERROR_PATHS)[ErrorPath];
