import { createHash } from 'node:crypto';
import ts from 'typescript';

/** What the state of a component or a hook depends on. */
export interface HooksIn {
  /** Changes with every hook that it calls and with the hooks' arguments. Empty if it calls none. */
  readonly signature: string;
  /** Hooks of this repository that it calls: when one of them changes, the state has another meaning. */
  readonly own: readonly string[];
}

const HOOK = /^use(?:[A-Z]|$)/;

export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The last part of the called name: `React.memo(…)` calls `memo`. */
export const calleeOf = ({ expression }: ts.CallExpression): string => {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) ? name.text : '';
};

const hookOf = (call: ts.CallExpression): string | undefined => {
  const name = calleeOf(call);
  return HOOK.test(name) ? name : undefined;
};

/** The statement part that names the result: `const [count, setCount] =`. */
const boundTo = (call: ts.CallExpression): string =>
  ts.isVariableDeclaration(call.parent) ? call.parent.name.getText() : '';

/**
 * The hooks that a function calls itself. Their whole text counts, because an effect or a memoized value must run again
 * when its text changes.
 * @param ownNames names that the module declares, or imports from its own repository
 */
export function hooksIn(body: ts.Node, ownNames: ReadonlySet<string>): HooksIn {
  const calls: string[] = [];
  const own = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const hook = hookOf(node);
      if (hook !== undefined) {
        calls.push(`${boundTo(node)}=${node.getText()}`.replaceAll(/\s+/g, ' '));
        if (ts.isIdentifier(node.expression) && ownNames.has(hook)) own.add(hook);
        return;
      }
    }
    if (node !== body && ts.isFunctionLike(node)) return;
    ts.forEachChild(node, visit);
  };
  visit(body);
  return { signature: calls.length === 0 ? '' : shortHash(calls.join('\n')), own: [...own] };
}

/** Whether a function renders: it contains markup or calls a hook. */
export function draws(body: ts.Node): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    found ||=
      ts.isJsxElement(node) ||
      ts.isJsxSelfClosingElement(node) ||
      ts.isJsxFragment(node) ||
      (ts.isCallExpression(node) && hookOf(node) !== undefined);
    if (!found) ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** Names that a module calls as plain functions. Wrapping them in a component would change what they return. */
export function calledIn(source: ts.SourceFile): ReadonlySet<string> {
  const called = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) called.add(node.expression.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return called;
}

/** Names that a module declares, or imports by a relative path. */
export function ownNamesOf(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) names.add(statement.name.text);
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) names.add(name.text);
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const { importClause, moduleSpecifier } = statement;
      if (!moduleSpecifier.text.startsWith('.') || !importClause) continue;
      if (importClause.name) names.add(importClause.name.text);
      const bindings = importClause.namedBindings;
      if (bindings && ts.isNamedImports(bindings)) for (const { name } of bindings.elements) names.add(name.text);
    }
  }
  return names;
}
