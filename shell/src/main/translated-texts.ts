/** What replaced a text or its translation in the page. */
const replacements = new WeakMap<Node, ChildNode>();

const isTranslation = (node: Node | null | undefined): boolean => node?.nodeName === 'FONT';

/** The node that is now in the place of this one, if this one is no longer in the parent. */
function placed(node: Node, parent?: Node): Node {
  let found = node;
  for (let next: Node | undefined = node; next && found.parentNode !== parent; next = replacements.get(next))
    found = next;
  return found;
}

function follow(records: readonly MutationRecord[]): void {
  // A text replaced in two steps stands beside the new node, and perhaps also beside the translation of its neighbour.
  const fresh = new Set<Node | null>();
  for (const { target, type, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // React changed a text that is no longer in the page: the text returns, and the browser translates it again.
    if (type === 'characterData' && replacements.has(target)) (placed(target) as ChildNode).replaceWith(target);
    for (const added of addedNodes) {
      replacements.delete(added);
      fresh.add(added);
    }
    for (const removed of removedNodes) {
      const by = addedNodes[0] ?? [previousSibling, nextSibling].find((node) => fresh.has(node));
      if (!by || !(isTranslation(by) || isTranslation(removed))) continue;
      replacements.set(removed, by as ChildNode);
      fresh.delete(by);
      observer.observe(removed, { characterData: true });
    }
  }
}

const observer = new MutationObserver(follow);

/** As `placed`, also if the text was replaced a moment ago, and the observer has not been told yet. */
function placedNow(node: Node, parent: Node): Node {
  if (node.parentNode !== parent) follow(observer.takeRecords());
  return placed(node, parent);
}

/**
 * Lets a visitor translate the page. Chrome and Edge replace each text with a `font` element, and React, which still
 * holds the text, would fail to remove it or to insert something before it: the whole page would be lost
 * (docs/decisions/0077-translated-pages.md).
 */
export function followTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, placedNow(child, this));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before && placedNow(before, this));
    return child;
  };
  // `characterData` also reports a text that React changes just after it was taken out.
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
