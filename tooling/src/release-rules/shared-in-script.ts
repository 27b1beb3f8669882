import ts from 'typescript';
import type { SharedUse } from '../store/releases/release';

const nameOf = ({ name }: ts.PropertyAssignment): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;

const propertyOf = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find((property) => nameOf(property) === name)?.initializer;

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** The word, or its minified form. */
const isFalse = (node: ts.Node | undefined): boolean => /^(false|!1)$/.test(node?.getText() ?? '');
const isTrue = (node: ts.Node | undefined): boolean => /^(true|!0)$/.test(node?.getText() ?? '');

/** `import: false`, or the null that Rspack writes. */
const isNoModule = (node: ts.Node | undefined): boolean => isFalse(node) || node?.kind === ts.SyntaxKind.NullKeyword;

/** The error that webpack writes where a module has no copy. */
const NO_COPY = /Can not get /;

/** The objects around a sharing configuration that describe the same module, the innermost first. */
function around(node: ts.ObjectLiteralExpression): readonly ts.ObjectLiteralExpression[] {
  const { parent } = node;
  const isNamed = ts.isPropertyAssignment(parent) && /^["']?share(Config|Info)["']?$/.test(parent.name.getText());
  return isNamed ? [node, ...around(parent.parent)] : [node];
}

/** The configured module's name: in the configuration, in an object around it, or the first argument of its call. */
function keyOf(objects: readonly ts.ObjectLiteralExpression[]): string | undefined {
  for (const name of ['shareKey', 'name'])
    for (const object of objects) {
      const said = textOf(propertyOf(object, name));
      if (said !== undefined) return said;
    }
  const parent = objects.at(-1)?.parent;
  if (parent && ts.isCallExpression(parent)) return textOf(parent.arguments[0]);
  return parent && ts.isPropertyAssignment(parent) ? nameOf(parent) : undefined;
}

/** The share scope that the shell fills. Modules of another scope are not taken from the page. */
const SCOPE = 'default';

const isOfPage = (objects: readonly ts.ObjectLiteralExpression[]): boolean => {
  const said = objects.flatMap((object) => propertyOf(object, 'shareScope') ?? propertyOf(object, 'scope') ?? []);
  return said.every((scope) =>
    ts.isArrayLiteralExpression(scope)
      ? scope.elements.some((element) => textOf(element) === SCOPE)
      : (textOf(scope) ?? SCOPE) === SCOPE,
  );
};

/** A text that webpack's own plugin writes into every entry. */
const OWN_PLUGIN = 'Container initialization failed as it has already been initialized';
/** Range operators by the first number of a range in that plugin: `[1,19,0,0]` is ^19.0.0. */
const FIXED = ['>=', '^', '~', '='];

/** Empty where the range is a combination of several, which this code does not parse. */
function rangeOf(node: ts.Expression | undefined): string {
  if (!node || !ts.isArrayLiteralExpression(node) || !node.elements.every(ts.isNumericLiteral)) return '';
  const [fixed = '', ...numbers] = node.elements.map((element) => element.getText());
  return numbers.length === 0 ? '' : `${FIXED[Math.min(Number(fixed), 3)] ?? ''}${numbers.join('.')}`;
}

/** `63:()=>s("default","react",!1,[1,19,0,0],()=>…)`. Only the name of s, which minifiers drop, says singleton. */
function ownUseOf(node: ts.Node): SharedUse | undefined {
  if (!ts.isPropertyAssignment(node) || !ts.isArrowFunction(node.initializer)) return undefined;
  const { parameters, body } = node.initializer;
  if (parameters.length > 0 || !ts.isCallExpression(body)) return undefined;
  const [scope, key] = body.arguments.map(textOf);
  if (scope !== SCOPE || key === undefined) return undefined;
  const last = body.arguments.at(-1);
  return {
    key,
    range: rangeOf(body.arguments.find(ts.isArrayLiteralExpression)),
    copy: last !== undefined && ts.isArrowFunction(last),
  };
}

function useOf(node: ts.ObjectLiteralExpression, callText: string): SharedUse | undefined {
  const range = propertyOf(node, 'requiredVersion');
  const singleton = propertyOf(node, 'singleton');
  if (range === undefined || (!isTrue(singleton) && !isFalse(singleton))) return undefined;
  if (textOf(range) === undefined && !isFalse(range)) return undefined;
  const objects = around(node);
  const key = keyOf(objects);
  if (key === undefined || !isOfPage(objects)) return undefined;
  const fallback = propertyOf(node, 'fallback')?.getText() ?? '';
  const without = NO_COPY.test(fallback) || objects.some((object) => isNoModule(propertyOf(object, 'import')));
  // The Vite plugin writes `import: false` once for all such modules, in the function that takes their configurations.
  const throughFunction = ts.isCallExpression(node.parent) && consumeOnly(node.parent, callText);
  return { key, range: textOf(range) ?? '', singleton: isTrue(singleton), copy: !without && !throughFunction };
}

/** Whether the called function adds `import: false`. */
function consumeOnly(call: ts.CallExpression, text: string): boolean {
  if (!ts.isIdentifier(call.expression)) return false;
  const name = call.expression.text.replaceAll('$', String.raw`\$`);
  const body = new RegExp(String.raw`[\s,;]${name}\s*=\s*\([^)]*\)\s*=>\s*\(\{(.{0,400})`, 's').exec(text)?.[1] ?? '';
  return /import:\s*(?:!1|false)/.test(body);
}

/**
 * What a built script asks the page's share scope for. The federation plugins of webpack, Rspack and Vite put the
 * configuration of each module into an object with `requiredVersion` and `singleton`; webpack's own plugin puts it into
 * a call.
 */
export function sharedInScript(text: string): readonly SharedUse[] {
  const own = text.includes(OWN_PLUGIN);
  if (!own && !text.includes('requiredVersion')) return [];
  const source = ts.createSourceFile('script.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found: SharedUse[] = [];
  const visit = (node: ts.Node): void => {
    const use = ts.isObjectLiteralExpression(node) ? useOf(node, text) : own ? ownUseOf(node) : undefined;
    if (use) found.push(use);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
