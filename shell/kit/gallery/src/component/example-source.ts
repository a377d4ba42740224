/**
 * The source of an example: its function, the declarations that it uses and their imports, cut out of the file. Relies on the formatter:
 * every top-level declaration starts in the first column.
 *
 * @param file the text of an examples file
 * @param index which example, in the order of the file
 */
export function exampleSource(file: string, index: number): string {
  const [, name = ''] = [...file.matchAll(/\brender: (\w+)/g)][index] ?? [];
  const { imports, blocks } = topLevel(file);
  const used = new Set<string>();
  const take = (wanted: string) => {
    const text = blocks.get(wanted);
    if (!text || used.has(wanted)) return;
    used.add(wanted);
    for (const other of blocks.keys()) if (mentions(text, other)) take(other);
  };
  take(name);
  const body = [...blocks].filter(([key]) => used.has(key)).map(([, text]) => text);
  const code = body.join('\n\n');
  const needed = imports
    .map(({ names, from }) => ({
      names: names.filter((imported) => mentions(code, localName(imported))),
      from,
    }))
    .filter(({ names }) => names.length > 0)
    .map(({ names, from }) => `import { ${names.join(', ')} } from ${from};`);
  return [needed.join('\n'), code].filter(Boolean).join('\n\n');
}

const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
const localName = (imported: string) => imported.replace(/^type /, '').replace(/^.* as /, '');

/** The imports and the functions, constants and types of a formatted file, by name. */
function topLevel(file: string) {
  const imports = [...file.matchAll(/^import \{([^}]*)\} from ('[^']*');$/gm)].map(
    ([, names = '', from = '']) => ({
      names: names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
      from,
    }),
  );
  const blocks = new Map<string, string>();
  const starts = [
    ...file.matchAll(
      /^(?:\/\*\*[^\n]*\n(?: \*[^\n]*\n)*)?(?:export )?(?:function|const|interface|type) (\w+)/gm,
    ),
  ];
  for (const start of starts) {
    const rest = file.slice(start.index);
    // A declaration ends with the first line that closes in the first column, or is one line.
    const [text = rest] = /^[\s\S]*?(?:^[}\])`][^\n]*$|;$(?=\n(?:\n|$)))/m.exec(rest) ?? [];
    blocks.set(start[1] ?? '', text.trimEnd());
  }
  return { imports, blocks };
}
