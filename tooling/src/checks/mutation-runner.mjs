import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { waiting, WarmFile } from './mutation-warm-file.mjs';

const {
  MUTATION_PACKAGE: folder = '',
  MUTATION_FOLDERS: folders = '',
  MUTATION_TESTS: tests = '',
  MUTATION_PLAIN: plain = '',
} = process.env;
const { runCLI } = createRequire(import.meta.url)('jest');

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));
const LEAST_TIMEOUT_MS = 1000;
const SLOWER = 5;

/** The package's configuration for the tests of the target. */
async function jestConfig() {
  const { default: config } = await import(pathToFileURL(join(process.cwd(), folder, 'jest.config.mjs')).href);
  // The command starts PostgreSQL once.
  const { globalSetup, globalTeardown, ...own } = config;
  return {
    ...own,
    testMatch: [
      ...folders.split(',').flatMap((path) => ['ts', 'tsx'].map((end) => `${path}/**/*.test.${end}`)),
      ...tests.split(',').filter(Boolean),
    ].map((path) => join(process.cwd(), path)),
    ...(plain === ''
      ? { setupFilesAfterEnv: [...own.setupFilesAfterEnv, beside('mutation-setup.mjs')] }
      : {
          testEnvironment: 'node',
          setupFilesAfterEnv: own.setupFilesAfterEnv.filter((path) => !path.endsWith('setup-dom.mjs')),
        }),
    testRunner: beside('mutation-warm-file.mjs'),
    watchman: false,
  };
}

const statusOf = { passed: 0, failed: 1 };
const failuresOf = ({ testResults, testExecError }) => [
  ...testResults.filter(({ status }) => status === 'failed'),
  ...(testExecError ? [{ fullName: '', failureMessages: [testExecError.stack] }] : []),
];

/**
 * Stryker's own runner starts Jest for each mutation, and Jest loads every library for each test file: seconds for a
 * test that takes a millisecond. This runner prepares each file once, and runs it again for each mutation with our own
 * modules reloaded. A failure only counts if the same test passes without the mutation right afterwards; otherwise the
 * file is prepared again.
 */
class WarmRunner {
  #config;
  #files = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#config = await jestConfig();
    // A mutation may leave a rejected promise without a handler.
    process.on('unhandledRejection', () => {});
    process.on('uncaughtException', () => {});
    // Done here, because the time for the first mutation must not include it.
    await this.#prepare();
  }

  async dryRun() {
    const files = [...this.#files.values()];
    const coverage = { static: {}, perTest: {} };
    for (const { warm, name, tests } of files) {
      const { mutantCoverage } = warm.stryker;
      for (const [mutant, hits] of Object.entries(mutantCoverage.static))
        coverage.static[mutant] = (coverage.static[mutant] ?? 0) + hits;
      // Code that ran in `beforeAll` counts for each test of the file.
      const { [`${name} `]: beforeAll = {}, ...perTest } = mutantCoverage.perTest;
      for (const { fullName } of tests) {
        const id = `${name} ${fullName}`;
        coverage.perTest[id] = { ...beforeAll, ...perTest[id] };
      }
    }
    // A mutation covered by tests in one file may be covered while loading in another: tests of both files run it.
    const inTests = new Set(Object.values(coverage.perTest).flatMap(Object.keys));
    for (const { warm, name, tests } of files) {
      const loaded = Object.entries(warm.stryker.mutantCoverage.static).filter(([mutant]) => inTests.has(mutant));
      for (const { fullName } of tests)
        Object.assign(coverage.perTest[`${name} ${fullName}`], Object.fromEntries(loaded));
    }
    return {
      status: 'complete',
      mutantCoverage: coverage,
      tests: files.flatMap(({ name, tests }) =>
        tests.map(({ fullName, duration, status, failureMessages }) => ({
          id: `${name} ${fullName}`,
          name: fullName,
          fileName: name,
          timeSpentMs: duration ?? 0,
          status: statusOf[status] ?? 2,
          ...(status === 'failed' ? { failureMessage: failureMessages.join('\n') } : {}),
        })),
      ),
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const wanted = this.#byFile(testFilter);
    let nrOfTests = 0;
    for (const [name, only] of wanted) {
      let result = await this.#runChanged(name, only, activeMutant.id, hitLimit);
      if (result.failed && !(await this.#passesUnchanged(name, result.failed))) {
        await this.#prepare(name);
        result = await this.#runChanged(name, only, activeMutant.id, hitLimit);
        if (result.failed && !(await this.#passesUnchanged(name, result.failed))) await this.#prepare(name);
      }
      if (result.error) return { status: 'error', errorMessage: result.error };
      if (result.endless) return { status: 'timeout', reason: 'The changed code is run without end.' };
      nrOfTests += result.count;
      if (result.failed)
        return {
          status: 'killed',
          killedBy: [`${name} ${result.failed.fullName}`],
          failureMessage: result.failed.failureMessages.join('\n'),
          nrOfTests,
        };
    }
    return { status: 'survived', nrOfTests };
  }

  async dispose() {
    const files = [...this.#files.values()];
    this.#files.clear();
    for (const { warm } of files) await warm.dispose();
  }

  #byFile(testFilter) {
    const byFile = new Map();
    for (const id of testFilter ?? []) {
      const [name] = id.split(' ', 1);
      byFile.set(name, (byFile.get(name) ?? new Set()).add(id.slice(name.length + 1)));
    }
    return byFile;
  }

  async #runChanged(name, only, mutant, hitLimit) {
    if (!this.#files.has(name)) await this.#prepare(name);
    const { warm, testTimeout } = this.#files.get(name);
    Object.assign(warm.stryker, { activeMutant: mutant, hitLimit, hitCount: hitLimit === undefined ? undefined : 0 });
    try {
      const results = await warm.run({ only, stopAtFailure: true, testTimeout });
      const [failed] = failuresOf(results);
      const endless = hitLimit !== undefined && warm.stryker.hitCount > hitLimit;
      return { failed, endless, count: results.numPassingTests + results.numFailingTests };
    } catch (error) {
      return { error: String(error?.stack ?? error), count: 0 };
    } finally {
      Object.assign(warm.stryker, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
    }
  }

  async #passesUnchanged(name, { fullName }) {
    const { warm, testTimeout } = this.#files.get(name);
    const results = await warm.run({ only: fullName === '' ? undefined : new Set([fullName]), testTimeout });
    return failuresOf(results).length === 0 && results.numPassingTests > 0;
  }

  /** Lets Jest prepare one file, or all, and runs it. */
  async #prepare(only) {
    const old = this.#files.get(only);
    this.#files.delete(only);
    await old?.warm.dispose();
    waiting.file = async (parts) => {
      const name = relative(process.cwd(), parts.testPath);
      const warm = new WarmFile(parts, (fullName) => `${name} ${fullName}`);
      const first = await warm.run({});
      // The first run has loaded the libraries, so the second one shows how long the tests take from now on.
      const { testResults: tests } = failuresOf(first).length > 0 ? first : await warm.run({});
      const slowest = Math.max(...tests.map(({ duration }) => duration ?? 0));
      this.#files.set(name, { warm, name, tests, testTimeout: Math.round(LEAST_TIMEOUT_MS + slowest * SLOWER) });
      return first;
    };
    const { results } = await runCLI(
      {
        $0: 'mutation',
        _: only === undefined ? [] : [join(process.cwd(), only)],
        config: JSON.stringify(this.#config),
        runInBand: true,
        runTestsByPath: only !== undefined,
        silent: true,
        reporters: [],
      },
      [process.cwd()],
    );
    const broken = results.testResults.find(({ testExecError }) => testExecError);
    if (broken) throw new Error(`${broken.testFilePath}: ${broken.failureMessage}`);
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'warm-jest', injectableClass: WarmRunner }];
