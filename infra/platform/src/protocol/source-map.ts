import { SourceMap } from 'node:module';

/** A place in a source. Line and column begin at 1. */
export interface SourcePlace {
  /** As the source map names it. */
  source: string;
  line: number;
  column: number;
  /** The whole source, when the map has it. */
  text: string | undefined;
}

/**
 * Finds the places of a script in its sources.
 *
 * @param json its source map
 * @returns finds one by line and column, as stacks count them; undefined for what comes from no source
 */
export function sourcesOf(json: string): (line: number, column: number) => SourcePlace | undefined {
  const map = new SourceMap(JSON.parse(json));
  const { sources, sourcesContent = [] } = map.payload;
  return (line, column) => {
    const found = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in found) || found.originalSource === undefined) return undefined;
    const { originalSource: source, originalLine, originalColumn } = found;
    const text = sourcesContent[sources.indexOf(source)];
    return { source, line: originalLine + 1, column: originalColumn + 1, text };
  };
}
