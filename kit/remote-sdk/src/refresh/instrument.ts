import ts from 'typescript';
import { calledIn, calleeOf, draws, hooksIn, ownNamesOf, shortHash } from './hooks-in';

interface Module {
  /** Its path from the root of the repository: what makes the names of its components unique. */
  readonly file: string;
  /** Name of the remote, if this module is its entry. */
  readonly entryOf?: string | undefined;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

const RUNTIME = '$rifasRefresh';
const COMPONENT = /^[A-Z]/;
const HOOK = /^use[A-Z]/;
const WRAPPERS = new Set(['memo', 'forwardRef']);

type InlineFunction = ts.ArrowFunction | ts.FunctionExpression;

const isInline = (node: ts.Node | undefined): node is InlineFunction =>
  node !== undefined &&
  (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) &&
  !node.asteriskToken &&
  !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;

/**
 * The function that renders, in a component's value: the value itself, or the function inside memo and forwardRef.
 * 'none' if the value wraps another component.
 */
function drawerOf(value: ts.Expression): InlineFunction | 'none' | undefined {
  const node = bare(value);
  if (isInline(node)) return draws(node.body) ? node : undefined;
  if (!ts.isCallExpression(node) || !WRAPPERS.has(calleeOf(node))) return undefined;
  const [first] = node.arguments;
  if (!first) return undefined;
  const inside = bare(first);
  if (isInline(inside)) return inside;
  return ts.isCallExpression(inside) ? drawerOf(inside) : 'none';
}

const has = (node: ts.Statement, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false);
const isExported = (node: ts.Statement): boolean => has(node, ts.SyntaxKind.ExportKeyword);

/** An import, or a directive such as 'use client': nothing may be inserted before it. */
const isHead = (node: ts.Statement): boolean =>
  ts.isImportDeclaration(node) || (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression));

const isTypeOnly = (node: ts.Statement): boolean =>
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  (ts.isExportDeclaration(node) && node.isTypeOnly) ||
  has(node, ts.SyntaxKind.DeclareKeyword) ||
  (ts.isFunctionDeclaration(node) && !node.body);

/** Collects what is inserted into one module, statement by statement. */
class Pass {
  readonly insertions: Insertion[] = [];
  /** Inserted right after the imports, because functions exist from the beginning of their module. */
  readonly first: string[] = [];
  readonly last: string[] = [];
  readonly components = new Set<string>();
  /** Whether the module exports only components, which can keep their state. */
  isBoundary = true;
  private readonly own: ReadonlySet<string>;
  private readonly called: ReadonlySet<string>;

  constructor(
    private readonly source: ts.SourceFile,
    private readonly file: string,
  ) {
    this.own = ownNamesOf(source);
    this.called = calledIn(source);
  }

  private id(name: string): string {
    return JSON.stringify(`${this.file}#${name}`);
  }

  private stateOf(drawer: ts.Node | undefined): string {
    const { signature, own } = drawer ? hooksIn(drawer, this.own) : { signature: '', own: [] };
    return `${JSON.stringify(signature)}, () => [${own.join(', ')}]`;
  }

  private wrap(name: string, value: ts.Expression, drawer: ts.Node | undefined): void {
    const from = value.getStart(this.source);
    this.insertions.push(
      { at: from, text: `${RUNTIME}.component(${this.id(name)}, ` },
      { at: value.getEnd(), text: `, ${this.stateOf(drawer)})` },
    );
    this.components.add(name);
  }

  private hook(name: string, body: ts.Node): void {
    this.last.push(`${RUNTIME}.hook(${name}, ${this.stateOf(body)});`);
  }

  /** @returns whether it is a component */
  private value(name: string, value: ts.Expression): boolean {
    const drawer = drawerOf(value);
    if (drawer !== undefined && COMPONENT.test(name) && !this.called.has(name)) {
      this.wrap(name, value, drawer === 'none' ? undefined : drawer);
      return true;
    }
    const node = bare(value);
    if (HOOK.test(name) && isInline(node)) this.hook(name, node);
    else if (COMPONENT.test(name) && (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node))) {
      const text = JSON.stringify(shortHash(value.getText(this.source)));
      const whole = JSON.stringify(shortHash(this.source.text));
      this.insertions.push(
        { at: value.getStart(this.source), text: `${RUNTIME}.keep(${this.id(name)}, ${text}, ${whole}, () => ` },
        { at: value.getEnd(), text: ')' },
      );
    }
    return false;
  }

  private declared(node: ts.FunctionDeclaration): void {
    const name = node.name?.text ?? '';
    const plain = !node.asteriskToken && !has(node, ts.SyntaxKind.AsyncKeyword);
    const isComponent =
      plain && COMPONENT.test(name) && !this.called.has(name) && node.body !== undefined && draws(node.body);
    if (isComponent) {
      // A function's name is also a variable. Exports of it, and code that received it earlier, see the new value.
      this.first.push(`${name} = ${RUNTIME}.component(${this.id(name)}, ${name}, ${this.stateOf(node)});`);
      this.components.add(name);
    } else if (HOOK.test(name) && plain) this.hook(name, node);
    if (isExported(node) && !isComponent) this.isBoundary = false;
  }

  private statement(node: ts.Statement): void {
    if (isHead(node) || isTypeOnly(node)) return;
    if (ts.isFunctionDeclaration(node)) return this.declared(node);
    if (ts.isVariableStatement(node)) {
      for (const { name, initializer } of node.declarationList.declarations) {
        const isComponent = ts.isIdentifier(name) && initializer !== undefined && this.value(name.text, initializer);
        if (isExported(node) && !isComponent) this.isBoundary = false;
      }
      return;
    }
    if (ts.isExportAssignment(node)) {
      const value = bare(node.expression);
      if (ts.isIdentifier(value)) return;
      const drawer = drawerOf(node.expression);
      if (drawer === undefined) this.isBoundary = false;
      else this.wrap('default', node.expression, drawer === 'none' ? undefined : drawer);
      return;
    }
    if (isExported(node) || ts.isExportDeclaration(node)) this.isBoundary &&= ts.isExportDeclaration(node);
  }

  /** Names that are exported separately from their declaration. */
  private givenOut(node: ts.Statement): readonly string[] | undefined {
    if (ts.isExportAssignment(node)) {
      const value = bare(node.expression);
      return ts.isIdentifier(value) ? [value.text] : [];
    }
    if (!ts.isExportDeclaration(node) || node.isTypeOnly) return [];
    if (node.moduleSpecifier || !node.exportClause || !ts.isNamedExports(node.exportClause)) return undefined;
    return node.exportClause.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => (propertyName ?? name).text);
  }

  run(): void {
    for (const node of this.source.statements) this.statement(node);
    for (const node of this.source.statements) {
      const names = this.givenOut(node);
      if (!names || names.some((name) => !this.components.has(name))) this.isBoundary = false;
    }
  }
}

/**
 * Adds code to a remote's module that lets its components keep the state of their previous versions. The code is
 * inserted within existing lines, so that line numbers stay the same. It also registers the module's hooks and keeps
 * values such as contexts and styled elements.
 * @example instrument('export const A = () => <p />;', { file: 'src/A.tsx' })
 */
export function instrument(text: string, { file, entryOf }: Module): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const pass = new Pass(source, file);
  pass.run();
  const { insertions, first, last, components, isBoundary } = pass;
  if (entryOf !== undefined)
    last.push(`${RUNTIME}.connect(${JSON.stringify(entryOf)}, import.meta.webpackHot, () => __webpack_hash__);`);
  else if (isBoundary && components.size > 0) last.push('if (import.meta.webpackHot) import.meta.webpackHot.accept();');
  if (insertions.length + first.length + last.length === 0) return text;

  const body = source.statements.find((node) => !isHead(node));
  const begin = { at: body?.getStart(source) ?? text.length, text: first.join(' ') };
  const all = [begin, ...insertions].sort((a, b) => a.at - b.at);
  const pieces = all.map(({ at, text: added }, index) => `${text.slice(all[index - 1]?.at ?? 0, at)}${added}`);
  const changed = `${pieces.join('')}${text.slice(all.at(-1)?.at ?? 0)}`;
  const head = source.statements.find((node) => ts.isImportDeclaration(node));
  const at = Math.min(head?.getStart(source) ?? begin.at, begin.at);
  const runtime = `import * as ${RUNTIME} from '@rifas/remote-sdk/refresh';`;
  return `${changed.slice(0, at)}${runtime}${changed.slice(at)}\n${last.join('\n')}\n`;
}
