/** What took the place of a text node: `<font>` elements, in Chrome and Edge. */
const translations = new WeakMap<Node, ChildNode>();

/**
 * Keeps a page working that the browser translates. It replaces each text node by elements with the translation, while React goes on with
 * the text nodes that it made: it would change those that nobody sees any more, and fail where it inserts beside one or removes one. A text
 * that React changes takes its place again, and the browser translates it anew; nodes are inserted and removed where they are now.
 *
 * Call it before React renders. See https://github.com/facebook/react/issues/11538.
 */
export function followTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        const translation = translations.get(target);
        if (translation?.isConnected) translation.replaceWith(target);
        continue;
      }
      const translation = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!translation) continue;
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        translations.set(text, translation);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    placeOf(child, this).remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const there = before && placeOf(before, this);
    if (there?.parentNode) there.before(node);
    else this.appendChild(node);
    return node;
  };
}

/** Is the page shown in another language than ours, by the browser? */
export function isTranslated(): boolean {
  return document.querySelector('font') !== null;
}

/** A child of `parent`, or what stands in the place that it had. */
function placeOf(child: Node, parent: Node): ChildNode {
  const there = child.parentNode === parent ? child : (translations.get(child) ?? child);
  return there as ChildNode;
}

function isFont(node: Node | null): node is ChildNode {
  return node instanceof Element && node.localName === 'font';
}
