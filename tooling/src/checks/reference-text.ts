/** A path, a heading or an anchor that a text names; `forbidden` says why texts must not name it. */
export interface Reference {
  readonly line: number;
  readonly path: string;
  readonly heading?: string;
  readonly anchor?: string;
  readonly forbidden?: string;
}

const MARKDOWN_LINK = /\]\(([^)\s]+)\)/g;
const IN_BACKTICKS = /`([^`\s]+)`/g;
/** Such as: docs/rules.md, "Surcharge". */
const HEADING = /([\w./-]+\.md), "([^"]+)"/g;
const BARE_DOCUMENT = /(?<![\w./`-]|\]\()((?:[\w-]+\/)*[\w-]+\.md)\b(?!, ")/g;
/** A source file that a comment names without quotes: at least one folder and an extension. */
const BARE_SOURCE =
  /(?<![\w./`:@*{$'"-]|\]\()((?:\.{1,2}\/)*(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|cjs|js|sh|ya?ml|conf))\b(?![\w/*`'"-])/g;

const OUTSIDE: readonly [pattern: RegExp, problem: (match: string) => string][] = [
  [
    /\bD\d{1,2}\b/g,
    (match) => `${match}: the list of decisions is not in the repository; say the reason, or link a rule`,
  ],
  [/\bproduct-spec(?:\.md)?\b/g, (match) => `${match} is not in the repository`],
  [/(?<![\w/.-])decisions\.md\b/g, (match) => `${match} is not in the repository`],
  [/(?<![\w/.-])api\.md\b/g, (match) => `${match} is not in the repository`],
  [
    /\b[Ss]pecification,? (?:section )?\d+/g,
    (match) => `${match}: the specification is not in the repository; link a rule`,
  ],
  [/\bdecision \d+\b/g, (match) => `${match}: name the file in docs/decisions`],
];

/** Matches paths, but not routes, media types, packages or patterns. */
const LOOKS_LIKE_A_PATH =
  /^(?:\.{1,2}\/)*(?:[\w.-]+\/)+(?:[\w.-]+\.(?:tsx?|mjs|cjs|js|json|md|ya?ml|sh|sql|conf|html|csv|tpl))?$/;

/** The comments of a source, with line numbers kept, or the whole text of a document. */
function proseOf(file: string, text: string): string {
  if (/\.(?:md|tpl)$/.test(file)) return text.replace(/^```[\s\S]*?^```/gm, blank);
  if (/\.(?:[cm]?js|tsx?)$/.test(file)) return commentsOf(text, /\/\*[\s\S]*?\*\/|(?<![:\\'"`])\/\/[^\n]*/g);
  return commentsOf(text, /(?:^|\s)#[^\n]*/g);
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

function commentsOf(text: string, comment: RegExp): string {
  let prose = '';
  let end = 0;
  for (const match of text.matchAll(comment)) {
    prose += blank(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return prose + blank(text.slice(end));
}

function linkedReference(line: number, target: string): readonly Reference[] {
  if (/^(?:https?:|mailto:)/.test(target)) return [];
  const [path = '', anchor] = target.split('#');
  return [{ line, path, ...(anchor === undefined ? {} : { anchor }) }];
}

function referencesInLine(line: number, text: string, isDocument: boolean): readonly Reference[] {
  const forbidden = OUTSIDE.flatMap(([pattern, problem]) =>
    [...text.matchAll(pattern)].map(([match]): Reference => ({ line, path: match, forbidden: problem(match) })),
  );
  const links = isDocument
    ? [...text.matchAll(MARKDOWN_LINK)].flatMap(([, target = '']) => linkedReference(line, target))
    : [];
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']): Reference => ({ line, path }));
  const paths = named(IN_BACKTICKS).filter(({ path }) => LOOKS_LIKE_A_PATH.test(path));
  const headings = [...text.matchAll(HEADING)].map(([, path = '', heading = '']) => ({ line, path, heading }));
  const documents = named(BARE_DOCUMENT).filter(({ path }) => !OUTSIDE.some(([pattern]) => path.match(pattern)));
  return [...forbidden, ...links, ...paths, ...headings, ...documents, ...named(BARE_SOURCE)];
}

/** In code a letter with a number may be a name, so it only counts before a bracket, as in test titles and messages. */
const CITED_IN_CODE = /\bD\d{1,2}\)|\b[Ss]pecification,? (?:section )?\d+/g;

function citationsInCode(text: string, prose: string): readonly Reference[] {
  const comments = prose.split('\n');
  return text.split('\n').flatMap((line, index) => {
    const code = line.replace(comments[index]?.trim() || '\n', '');
    return [...code.matchAll(CITED_IN_CODE)].map(([match]): Reference => {
      const cited = match.replace(')', '');
      return { line: index + 1, path: cited, forbidden: `${cited} in a text: it is not in the repository` };
    });
  });
}

/** Everything that the prose of a file names, and what texts in its code cite. */
export function referencesIn(file: string, text: string): readonly Reference[] {
  const isDocument = /\.(?:md|tpl)$/.test(file);
  const prose = proseOf(file, text);
  const named = prose.split('\n').flatMap((line, index) => referencesInLine(index + 1, line, isDocument));
  return isDocument ? named : [...named, ...citationsInCode(text, prose)];
}

export const headingsOf = (markdown: string): readonly string[] =>
  [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+?)\s*$/gm)].map(([, heading = '']) =>
    heading.replace(/[`*_]/g, ''),
  );

/** The anchor that GitHub generates for a heading. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
