import { LRUCache } from 'lru-cache';
import { type ReactNode, useContext, useMemo } from 'react';
import { StyleSheetContext } from 'styled-components';

type Compile = NonNullable<React.ContextType<typeof StyleSheetContext>['stylis']>;

/** Compiled rules, by what they were compiled from. Pages have some 600; values that change, such as widths, make more. */
const compiled = new LRUCache<string, string[]>({ max: 3000 });

/**
 * Below it the CSS of a component is compiled once in this process, and not for each page. Every page has a style sheet of its own, for
 * which styled-components would compile everything again: a third of the time that it takes to render a page.
 */
export function CompileStylesOnce({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const { stylis } = context;
  const value = useMemo(() => {
    const compile = ((css, selector, prefix, componentId) => {
      const key = `${prefix ?? ''} ${selector ?? ''} ${componentId ?? ''} ${css}`;
      const known = compiled.get(key);
      if (known) return known;
      const rules = stylis(css, selector, prefix, componentId);
      compiled.set(key, rules);
      return rules;
    }) as Compile;
    compile.hash = stylis.hash;
    return { ...context, stylis: compile };
  }, [context, stylis]);
  return <StyleSheetContext.Provider value={value}>{children}</StyleSheetContext.Provider>;
}
