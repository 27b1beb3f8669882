import { MalformedError } from './errors';

const MAX_DEPTH = 3;

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const INDEX = /^\d{1,9}$/;

/** The values under one name: children by key, in the order in which they were sent. */
class Branch {
  readonly children = new Map<string, Branch | string>();
  private next = 0;

  /** The key of a child: '' is the next free number, as in PHP. */
  keyOf(sent: string): string {
    if (sent === '') return String(this.next++);
    if (INDEX.test(sent)) this.next = Math.max(this.next, Number(sent) + 1);
    return sent;
  }

  branchAt(key: string): Branch {
    const found = this.children.get(key);
    if (found instanceof Branch) return found;
    const branch = new Branch();
    if (found !== undefined) branch.put('', found);
    this.children.set(key, branch);
    return branch;
  }

  /** A name that is sent twice becomes a list, so that no contract takes it for a text. */
  put(sent: string, text: string): void {
    const key = this.keyOf(sent);
    if (sent !== '' && this.children.has(key)) this.branchAt(key).put('', text);
    else this.children.set(key, text);
  }

  /** A list in the order of the keys if all keys are numbers; otherwise an object. */
  value(): unknown {
    const entries = [...this.children].map(([key, child]): [string, unknown] => [
      key,
      child instanceof Branch ? child.value() : child,
    ]);
    if (!entries.every(([key]) => INDEX.test(key)))
      return Object.assign(Object.create(null), Object.fromEntries(entries));
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, child]) => child);
  }
}

/** `comprador[Nombre]` is ['comprador', 'Nombre']; any other text is one name, unchanged. */
function pathOf(name: string): readonly string[] {
  const [, first, brackets = ''] = NAME.exec(name) ?? [];
  if (first === undefined) return [name];
  return brackets === '' ? [first] : [first, ...brackets.slice(1, -1).split('][')];
}

/**
 * Reads a form with PHP brackets, plain (`a[]=1`) or indexed (`a[0]=1`), as objects and lists
 * (docs/rules.md, "Form encoding"). The time grows linearly with the text: the usual library takes seconds for a list
 * of five thousand.
 * @param mostFields a form with more is refused before any field is read
 * @throws MalformedError for too many fields, or brackets too deep
 * @example parseForm('talones[]=1&talones[]=2&comprador[Nombre]=Ana', 10) // { talones: ['1', '2'], comprador: { Nombre: 'Ana' } }
 */
export function parseForm(text: string, mostFields: number): Readonly<Record<string, unknown>> {
  let pairs = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    pairs += 1;
    if (pairs > mostFields) throw new MalformedError('El pedido tiene demasiados campos.');
  }
  const root = new Branch();
  let [last, path] = ['', pathOf('')];
  for (const [name, value] of new URLSearchParams(text)) {
    // A list repeats one name thousands of times, so its path is kept.
    if (name !== last) [last, path] = [name, pathOf(name)];
    if (path.length > MAX_DEPTH) throw new MalformedError('El pedido tiene demasiados niveles.');
    let branch = root;
    for (const step of path.slice(0, -1)) branch = branch.branchAt(branch.keyOf(step));
    branch.put(path.at(-1) ?? '', value);
  }
  return Object.fromEntries(
    [...root.children].map(([key, child]) => [key, child instanceof Branch ? child.value() : child]),
  );
}
