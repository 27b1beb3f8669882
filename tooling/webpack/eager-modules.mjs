import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import webpack from 'webpack';

const { Compilation, sources } = webpack;
const NAME = 'EagerModules';
/** Webpack's wrapper of a CommonJS module that stands among others. */
const WRAPPER = 'cw';

const isFunction = ({ type }) => type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** What webpack writes around the modules of a file: an object of functions by module id. */
const isModules = ({ properties }) =>
  properties.length > 0 &&
  properties.every(
    ({ type, kind, computed, key, value }) =>
      type === 'Property' && kind === 'init' && !computed && typeof key.value === 'number' && isFunction(value),
  );

/**
 * Puts the function of each module into parentheses, by which V8 knows that it is called at once: it compiles the function while the file
 * arrives, beside the main thread. Without them it reads the function over, and again and for good on the main thread when the module is run.
 * @param code what webpack wrote, made small: a minifier takes needless parentheses away
 * @returns where something is to be put in
 * @example eagerModules('m={7(e,t){t.a=1}}') // [{ at: 4, text: ':(function' }, { at: 16, text: ')' }]
 */
export function eagerModules(code) {
  const insertions = [];
  const put = ({ start, end }, before) => insertions.push({ at: start, text: before }, { at: end, text: ')' });
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ObjectExpression(node) {
      if (!isModules(node)) return;
      for (const { method, value } of node.properties) {
        // What says that a method waits stands before its name: such a module stays as it is.
        if (method && (value.async || value.generator)) continue;
        put(value, method ? ':(function' : '(');
      }
    },
    CallExpression({ callee, arguments: [wrapped] }) {
      if (callee.type === 'MemberExpression' && callee.property.name === WRAPPER && wrapped && isFunction(wrapped))
        put(wrapped, '(');
    },
  });
  return insertions.sort((one, other) => one.at - other.at);
}

/** A step of webpack's after its minifier: docs/decisions/0073-modules-compile-beside-the-page.md. */
export class EagerModules {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.js')))
          compilation.updateAsset(name, (source) => {
            const marked = new sources.ReplaceSource(source);
            for (const { at, text } of eagerModules(source.source().toString())) marked.insert(at, text);
            return marked;
          });
      });
    });
  }
}
