import { STYLES_ID } from '@site/platform/protocol/page';
import { __PRIVATE__ } from 'styled-components';
import { classIn } from './class-names';

/** The selector, of no element, of what follows rules that are of no component: their ID and names, as `content`. */
const GROUP_MARKER = '_';

/** Whose a rule is, by a class in its selector, or in those of the rules within it. @returns the ID, and the names that it has rules for */
function ownerOf(rule: CSSRule): string[] | undefined {
  if (rule instanceof CSSStyleRule) {
    if (rule.selectorText === GROUP_MARKER)
      return (JSON.parse(rule.style.getPropertyValue('content')) as string).split(',').filter(Boolean);
    const { id, name } = classIn(rule.selectorText) ?? {};
    return id && name ? [id, name] : undefined;
  }
  const [within] = (rule as Partial<CSSGroupingRule>).cssRules ?? [];
  return within && ownerOf(within);
}

/**
 * Lets styled-components go on with the style element of the server. By itself it would read its text, add each rule to an element of its
 * own and remove the first: on a phone that takes a tenth of a second, because the browser computes the style of everything again.
 *
 * Must run before the first component is defined: the order of the rules is that in which components are registered, and the server's
 * come first.
 */
function adoptServerStyles(): void {
  const element = document.getElementById(STYLES_ID);
  const rules = element instanceof HTMLStyleElement && element.sheet;
  if (!rules) return;
  const { StyleSheet, mainSheet } = __PRIVATE__;
  // A tag of text in an element outside the document: only the groups of its rules are of use.
  const grouped = new StyleSheet({
    useCSSOMInjection: false,
    target: document.createElement('div'),
  }).getTag();
  grouped.tag = new AdoptedRules(rules);
  const sizes = new Map<number, number>();
  let size = 0;
  for (const rule of rules.cssRules) {
    size += 1;
    const [id, ...names] = ownerOf(rule) ?? [];
    if (!id) continue;
    for (const name of names) mainSheet.registerName(id, name);
    const group = StyleSheet.registerId(id);
    sizes.set(group, (sizes.get(group) ?? 0) + size);
    size = 0;
  }
  if (sizes.size === 0) return;
  // Makes room for all groups, and lets the tag count from the first again.
  grouped.insertRules(Math.max(...sizes.keys()), []);
  grouped.clearGroup(0);
  for (const [group, count] of sizes) grouped.groupSizes[group] = count;
  mainSheet.tag = grouped;
}

/** A rule with a condition for rules that are not about the root element. */
const CONDITIONAL = /^@(?:media|supports)(?!.*(?:\bhtml\b|:root))/s;

/** The rules of a style sheet, as styled-components adds and removes them. */
class AdoptedRules {
  private readonly canNest = CSS.supports('selector(&)');

  constructor(private readonly sheet: CSSStyleSheet) {}

  get length(): number {
    return this.sheet.cssRules.length;
  }

  /**
   * After a rule with a condition the browser computes the style of every element again, which can be many times while React renders the next
   * page; after a rule with a selector, only of those that it selects. So the first is put inside the second.
   *
   * @returns false for a rule that the browser does not know
   */
  insertRule(index: number, rule: string): boolean {
    const nested = this.canNest && CONDITIONAL.test(rule) ? `:where(html){${rule}}` : rule;
    try {
      this.sheet.insertRule(nested, index);
      return true;
    } catch {
      return false;
    }
  }

  deleteRule(index: number): void {
    this.sheet.deleteRule(index);
  }

  getRule(index: number): string {
    return this.sheet.cssRules[index]?.cssText ?? '';
  }
}

adoptServerStyles();
