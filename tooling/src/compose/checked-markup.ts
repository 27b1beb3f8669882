import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { PAGE_FORM_LIMIT } from '@rifas/shared/site';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that a form and the words around it may use. None of them loads, runs or embeds anything. */
const ELEMENTS = new Set(
  (
    'a abbr b br button circle datalist dd details div dl dt em fieldset form g h1 h2 h3 h4 header hr i input label legend li line ' +
    'meter ol optgroup option output p path polyline progress rect section select small span strong sub summary sup svg table tbody ' +
    'td textarea th thead time tr ul'
  ).split(' '),
);

const ATTRIBUTES = new Set(
  (
    'autocapitalize autocomplete checked class cols colspan datetime dir disabled enterkeyhint for height hidden href id inputmode ' +
    'label lang list max maxlength method min minlength multiple name novalidate open pattern placeholder readonly required role rows ' +
    'rowspan scope selected size spellcheck step tabindex title translate type value width ' +
    // For drawings.
    'clip-rule cx cy d fill fill-rule focusable points preserveaspectratio r rx ry stroke stroke-dasharray stroke-linecap ' +
    'stroke-linejoin stroke-width transform viewbox x x1 x2 xmlns y y1 y2'
  ).split(' '),
);

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Whether an address leads to a page of the site, a place in this page, a mail or a call. */
const isOwnAddress = (href: string): boolean => /^(\/(?![/\\])|#|mailto:|tel:)/.test(href) && !/[\s\\]/.test(href);

function attributeProblem({ name, value }: Element['attrs'][number], tag: string): string | undefined {
  const known = ATTRIBUTES.has(name.toLowerCase()) || /^(aria|data)-[\w-]+$/.test(name);
  if (!known) return `the attribute ${name} of <${tag}>`;
  if (name === 'href' && (tag !== 'a' || !isOwnAddress(value))) return `the address ${value}`;
  if (name === 'method' && value.toLowerCase() !== 'post') return `a form that is sent by ${value}`;
  if (name === 'type' && /^(file|image|hidden)$/i.test(value)) return `an <${tag}> of the type ${value}`;
  if (name === 'data-form' || name === 'data-form-stays' || name === 'data-ready')
    return `the shell's own mark ${name}`;
  if (name === 'id' && /^(root|held|early|deployment)$/.test(value)) return `the shell's own id ${value}`;
  return undefined;
}

function problemsOf(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return node.nodeName === '#text' ? [] : [`${node.nodeName} in the markup`];
    const own = ELEMENTS.has(node.tagName.toLowerCase()) ? [] : [`the element <${node.tagName}>`];
    const attributes = node.attrs.flatMap((attribute) => attributeProblem(attribute, node.tagName) ?? []);
    // Without `method`, a form that the script does not hold back is sent in the address.
    const unsent =
      node.tagName === 'form' && !node.attrs.some(({ name }) => name === 'method')
        ? ['a form that is not sent by post']
        : [];
    return [...own, ...attributes, ...unsent, ...problemsOf(node.childNodes)];
  });
}

const formsIn = (nodes: readonly Node[]): number =>
  nodes
    .filter(isElement)
    .reduce((sum, { tagName, childNodes }) => sum + (tagName === 'form' ? 1 : 0) + formsIn(childNodes), 0);

/** The keyboard that a phone shows for field types whose caret scripts cannot read without moving it to the start. */
const KEYBOARDS: Readonly<Record<string, string>> = { email: 'email', number: 'decimal' };

/** Makes such fields text fields with the same keyboard until the real form takes over, and with it the caret. */
function makeCaretsReadable(nodes: readonly Node[]): void {
  for (const node of nodes.filter(isElement)) {
    const type = node.attrs.find(({ name }) => name === 'type');
    const keyboard = node.tagName === 'input' && type ? KEYBOARDS[type.value.toLowerCase()] : undefined;
    if (type && keyboard !== undefined) {
      type.value = 'text';
      if (!node.attrs.some(({ name }) => name === 'inputmode')) node.attrs.push({ name: 'inputmode', value: keyboard });
    }
    makeCaretsReadable(node.childNodes);
  }
}

const tooLarge = (text: string, what: string, label: string): void => {
  if (text.length > PAGE_FORM_LIMIT)
    throw new Error(`${label}: its ${what} has ${text.length} characters, and a page may have ${PAGE_FORM_LIMIT}.`);
};

/**
 * The markup that a remote brings for a page, parsed as a browser does and serialized again: open elements get closed,
 * and nothing in it can run, load, send or leave its place.
 * @throws Error that lists everything that a page may not contain
 */
export function checkedMarkup(html: string, label: string): string {
  tooLarge(html, 'markup', label);
  const { childNodes } = parseFragment(html);
  const problems = [...new Set(problemsOf(childNodes))];
  if (problems.length > 0) throw new Error(`${label} may not have ${problems.join(', ')}.`);
  if (formsIn(childNodes) !== 1) throw new Error(`${label} has ${formsIn(childNodes)} forms; it has to have one.`);
  makeCaretsReadable(childNodes);
  return serialize({ nodeName: '#document-fragment', childNodes });
}

/** Refuses a style sheet that ends its element or loads something. @throws Error */
export function checkedCss(css: string, label: string): string {
  tooLarge(css, 'style sheet', label);
  const found = /<|@import|url\s*\(|image-set\s*\(|expression\s*\(|\\/i.exec(css);
  if (found) throw new Error(`${label} may not have ${found[0]} in its style sheet.`);
  return css;
}
