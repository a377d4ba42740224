/** The declared query parameters that an address has, each with its first value. */
export type PageQuery = Readonly<Record<string, string>>;

/** The declared parameters of a page that this query has, each with its first value, in the order of the declaration. */
export function declaredQuery(
  page: { query?: readonly string[] | undefined },
  search: URLSearchParams,
): PageQuery {
  const found = (page.query ?? []).map((name) => [name, search.get(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** A query as written in a URL, question mark included; empty without parameters. */
export function queryString(query: PageQuery): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}
