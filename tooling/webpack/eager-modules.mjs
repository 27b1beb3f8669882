import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import webpack from 'webpack';

const { Compilation, sources } = webpack;
const NAME = 'EagerModules';
/** Webpack's wrapper of a CommonJS module in a concatenated module. */
const WRAPPER = 'cw';

const isFunction = ({ type }) => type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** The object that webpack writes around the modules of a file: functions by module id. */
const isModules = ({ properties }) =>
  properties.length > 0 &&
  properties.every(
    ({ type, kind, computed, key, value }) =>
      type === 'Property' && kind === 'init' && !computed && typeof key.value === 'number' && isFunction(value),
  );

/**
 * Puts each module's function into parentheses, which tell V8 that it will be called at once: V8 then compiles it while
 * the file arrives, off the main thread. Without them V8 only pre-parses it, and compiles it on the main thread when
 * the module runs.
 * @param code webpack's minified output; minifiers remove needless parentheses
 * @returns the texts to insert, with their positions
 * @example eagerModules('m={7(e,t){t.a=1}}') // [{ at: 4, text: ':(function' }, { at: 16, text: ')' }]
 */
export function eagerModules(code) {
  const insertions = [];
  const put = ({ start, end }, before) => insertions.push({ at: start, text: before }, { at: end, text: ')' });
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ObjectExpression(node) {
      if (!isModules(node)) return;
      for (const { method, value } of node.properties) {
        // `async` and `*` stand before the method's name, so such modules are left unchanged.
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

/** A webpack step after the minifier: docs/decisions/0073-modules-compile-beside-the-page.md. */
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
