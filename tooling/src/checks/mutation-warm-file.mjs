import { createRequire } from 'node:module';

// Only Jest itself depends on its circus, so it is resolved through Jest.
const circus = ['@jest/core', 'jest-config', 'jest-circus/runner'].reduce(
  (from, name) => createRequire(from).resolve(name),
  createRequire(import.meta.url).resolve('jest'),
);
const initializer = createRequire(circus).resolve('./jestAdapterInit.js');
const { default: runTests } = createRequire(import.meta.url)(circus);

// Libraries stay loaded between two runs, because loading them takes most of the time. Exceptions: React's testing
// library registers its hooks when it is loaded, and axios keeps the fetch that existed when it was loaded.
const STAYS_LOADED = /\/node_modules\/(?!.*(?:@testing-library\/react|axios)\/)/;

const fullNameOf = (test) => {
  const titles = [];
  for (let part = test; part.parent; part = part.parent) titles.unshift(part.name);
  return titles.join(' ');
};

const testsIn = (block) =>
  block.children.flatMap((child) => (child.type === 'describeBlock' ? testsIn(child) : [child]));

/**
 * Checks the parts of Jest that are used beyond its public interface (docs/decisions/0040-mutations-in-a-warm-jest.md).
 * @throws Error that names the parts that this version of Jest lacks
 */
function demandKnownJest({ runtime }) {
  const { executor, registries, cjsExportsCache } = runtime;
  const parts = {
    'runtime.executor.compile': executor?.compile,
    'runtime.registries.moduleRegistry': registries?.moduleRegistry,
    'runtime.registries.clearForReset': registries?.clearForReset,
    'runtime.cjsExportsCache': cjsExportsCache,
    'runtime.enterTestCode': runtime.enterTestCode,
    'runtime.restoreAllMocks': runtime.restoreAllMocks,
  };
  const missing = Object.keys(parts).filter((name) => parts[name] === undefined);
  if (missing.length > 0) throw new Error(`This version of Jest has no ${missing.join(', ')}: see decision 40.`);
}

/** A reloaded module runs the same compiled function with a new module object. */
function rememberCompiled(executor) {
  const compile = executor.compile.bind(executor);
  const compiled = new Map();
  executor.compile = (source, filename) => {
    const known = compiled.get(filename) ?? compile(source, filename);
    compiled.set(filename, known);
    return known;
  };
}

/**
 * A test file that can run many times in the environment that Jest made once. Each run reloads our own modules, so no
 * state of a module survives; libraries stay loaded. Timers, mocks and the document of the last run are cleaned up.
 */
export class WarmFile {
  #parts;
  #teardowns;
  #state;
  #timers = new Map();
  #href;
  #only;
  #stopAtFailure = false;
  #failed = false;
  /** State for the mutated code: the active mutation, how often it was reached, and by which test. */
  stryker = { mutantCoverage: { static: {}, perTest: {} }, currentTestId: undefined };

  constructor(parts, nameOf) {
    demandKnownJest(parts);
    this.#parts = parts;
    const { environment, runtime } = parts;
    // Jest tears both down after its first run, but they are needed until `dispose`.
    this.#teardowns = [runtime.teardown.bind(runtime), environment.teardown.bind(environment)];
    runtime.teardown = () => {};
    environment.teardown = async () => {};
    environment.global.__stryker__ = this.stryker;
    this.#href = environment.global.location?.href;
    this.#rememberTimers();
    rememberCompiled(runtime.executor);
    environment.handleTestEvent = (event) => this.#onEvent(event, nameOf);
    runtime.requireInternalModule(initializer);
    const symbol = Object.getOwnPropertySymbols(environment.global).find(
      ({ description }) => description === 'JEST_STATE_SYMBOL',
    );
    const fresh = { ...environment.global[symbol] };
    this.#state = { symbol, fresh };
  }

  /**
   * Runs the tests with these full names, or all, and returns Jest's results.
   * @param {{only?: ReadonlySet<string>, stopAtFailure?: boolean, testTimeout?: number}} options
   */
  async run({ only, stopAtFailure = false, testTimeout }) {
    const { globalConfig, config, environment, runtime, testPath } = this.#parts;
    this.#putAway();
    this.#only = only;
    this.#stopAtFailure = stopAtFailure;
    this.#failed = false;
    const settings = testTimeout === undefined ? globalConfig : { ...globalConfig, testTimeout, noStackTrace: true };
    return runTests(settings, config, environment, runtime, testPath);
  }

  async dispose() {
    this.#putAway();
    for (const teardown of this.#teardowns) await teardown();
  }

  #onEvent(event, nameOf) {
    switch (event.name) {
      case 'run_start':
        for (const test of testsIn(this.#parts.environment.global[this.#state.symbol].rootDescribeBlock))
          if (this.#only && !this.#only.has(fullNameOf(test))) test.mode = 'skip';
        break;
      case 'hook_start':
        if (event.hook.type === 'beforeAll') this.stryker.currentTestId = nameOf('');
        break;
      case 'test_start':
        if (this.#stopAtFailure && this.#failed) event.test.mode = 'skip';
        this.stryker.currentTestId = nameOf(fullNameOf(event.test));
        break;
      case 'test_done':
        this.stryker.currentTestId = undefined;
        this.#failed ||= event.test.errors.length > 0;
        break;
      default:
    }
  }

  #putAway() {
    const { environment, runtime } = this.#parts;
    const { global } = environment;
    for (const [timer, clear] of this.#timers) clear(timer);
    this.#timers.clear();
    // After a test Jest refuses to load modules; this makes a file that starts again load them.
    runtime.enterTestCode();
    environment.fakeTimersModern?.useRealTimers();
    runtime.restoreAllMocks();
    this.#forgetOwnModules();
    if (global.document) {
      global.document.body.innerHTML = '';
      global.history.replaceState(null, '', this.#href);
      for (const cookie of global.document.cookie.split('; '))
        global.document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
    }
    global[Symbol.for('EVENT_HANDLERS')].length = 2;
    const { symbol, fresh } = this.#state;
    const root = { ...fresh.rootDescribeBlock, children: [], hooks: [], tests: [] };
    Object.assign(global[symbol], fresh, {
      rootDescribeBlock: root,
      currentDescribeBlock: root,
      unhandledErrors: [],
      unhandledRejectionErrorByPromise: new Map(),
    });
  }

  #forgetOwnModules() {
    const { registries, cjsExportsCache } = this.#parts.runtime;
    const kept = [...registries.moduleRegistry].filter(([path]) => STAYS_LOADED.test(path));
    registries.clearForReset();
    cjsExportsCache.clear();
    for (const [path, module] of kept) registries.moduleRegistry.set(path, module);
  }

  #rememberTimers() {
    const { global } = this.#parts.environment;
    for (const [set, clear] of [
      ['setTimeout', 'clearTimeout'],
      ['setInterval', 'clearInterval'],
    ]) {
      const original = global[set].bind(global);
      const clearOriginal = global[clear].bind(global);
      const remembering = (...args) => {
        const timer = original(...args);
        this.#timers.set(timer, clearOriginal);
        return timer;
      };
      Object.defineProperties(remembering, Object.getOwnPropertyDescriptors(global[set]));
      global[set] = remembering;
    }
  }
}

/** The callback for files that Jest has prepared; the mutation runner sets it while it lets Jest prepare them. */
export const waiting = { file: undefined };

/** Jest's `testRunner`: passes a prepared file to the callback, which runs it. */
export default function handOver(globalConfig, config, environment, runtime, testPath) {
  return waiting.file({ globalConfig, config, environment, runtime, testPath });
}
