import { LRUCache } from 'lru-cache';
import { type ContextType, type ReactNode, useContext } from 'react';
import { type ServerStyleSheet, StyleSheetContext, StyleSheetManager } from 'styled-components';

type Compile = ContextType<typeof StyleSheetContext>['stylis'];

/** Compiled rules, by what they were compiled from. Pages have some 600; values that change, such as widths, make more. */
const compiled = new LRUCache<string, string[]>({ max: 3000 });

/**
 * Collects the styles of what is rendered below it in the style sheet of a page. The CSS of a component is compiled once in this process:
 * styled-components would compile everything again for each sheet, which is a third of the time that it takes to render a page.
 */
export function PageStyles({ sheet, children }: { sheet: ServerStyleSheet; children: ReactNode }) {
  return (
    <StyleSheetManager sheet={sheet.instance}>
      <CompileOnce>{children}</CompileOnce>
    </StyleSheetManager>
  );
}

function CompileOnce({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const stylis = compileOnce(context.stylis);
  return <StyleSheetContext.Provider value={{ ...context, stylis }}>{children}</StyleSheetContext.Provider>;
}

function compileOnce(compile: Compile): Compile {
  const remembered = (...parts: Parameters<Compile>) => {
    const key = parts.join('\0');
    const known = compiled.get(key);
    if (known) return known;
    const rules = compile(...parts);
    compiled.set(key, rules);
    return rules;
  };
  return Object.assign(remembered, { hash: compile.hash });
}
