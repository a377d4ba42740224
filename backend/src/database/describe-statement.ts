/** What a trace says about a statement of SQL, by the semantic conventions of OpenTelemetry for databases. */
export interface StatementDescription {
  /** `SELECT`; of a statement that begins with WITH, the one that follows. */
  operation: string | undefined;
  /** The table, where it is easily found: the first one of FROM, INTO or UPDATE. */
  collection: string | undefined;
  /** `SELECT customers`. */
  summary: string;
  /** The statement without comments and without the text of literals, at most `MAX_TEXT` characters. */
  text: string;
}

const MAX_TEXT = 2000;
const MAX_SUMMARY = 255;
/** As many as the backend has, and more than enough of those that vary. */
const MAX_KNOWN = 500;

/** A quoted name, which stays, or what does not: a comment or a literal. The end of the text ends each. */
const OPAQUE =
  /("(?:[^"]|"")*"?)|(--[^\n]*|\/\*.*?(?:\*\/|$))|(?<!\w)e'(?:[^'\\]|\\.?|'')*'?|(?:'[^']*'?)+|(?<![\w$])\$([a-z_]\w*)?\$.*?(?:\$\3\$|$)/gis;

const NAME = String.raw`(?:"(?:[^"]|"")*"|[a-z_][\w$]*)`;
/** A bracket, or a word or a name with its schema. */
const TOKEN = new RegExp(String.raw`[()]|${NAME}(?:\.${NAME})*`, 'gi');

/** What each operation has before the name of its table. */
const BEFORE_TABLE: Readonly<Record<string, string>> = {
  SELECT: 'FROM',
  DELETE: 'FROM',
  INSERT: 'INTO',
  MERGE: 'INTO',
  UPDATE: 'UPDATE',
};

const known = new Map<string, StatementDescription>();

/** Describes a statement without anything that may be personal: its parameters are not in it, and its literals are replaced by `?`. */
export function describeStatement(sql: string): StatementDescription {
  let description = known.get(sql);
  if (!description) {
    description = describe(sql);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(sql, description);
  }
  return description;
}

function describe(sql: string): StatementDescription {
  const text = sql
    .replace(OPAQUE, (_all, name: string | undefined, comment: string | undefined) =>
      comment === undefined ? (name ?? '?') : ' ',
    )
    .trim();
  const { operation, collection } = findOperation(text);
  const summary = [operation ?? 'postgresql', collection].filter(Boolean).join(' ').slice(0, MAX_SUMMARY);
  return { operation, collection, summary, text: text.slice(0, MAX_TEXT) };
}

/** Looks outside brackets only, so not at subqueries. */
function findOperation(text: string): Pick<StatementDescription, 'operation' | 'collection'> {
  const tokens = text.match(TOKEN) ?? [];
  let depth = 0;
  let operation: string | undefined;
  let isTableNext = false;
  for (const [index, token] of tokens.entries()) {
    if (token === ')') depth -= 1;
    else if (token === '(') depth += 1;
    const word = token.toUpperCase();
    if (isTableNext && word !== 'ONLY') {
      // The columns of an INSERT follow its table in brackets too.
      const isCall = tokens[index + 1] === '(' && operation !== 'INSERT';
      const isTable = token !== '(' && !isCall;
      return { operation, collection: isTable ? token.replaceAll('"', '') : undefined };
    }
    if (isTableNext || depth > 0 || token === ')') continue;
    if (operation === undefined || (operation === 'WITH' && word in BEFORE_TABLE)) operation = word;
    isTableNext = BEFORE_TABLE[operation] === word;
  }
  return { operation, collection: undefined };
}
