import { format } from 'node:util';

// Any console error or warning fails the test that caused it, because otherwise nobody would read and fix it.
const noise = [];
for (const level of ['error', 'warn']) {
  console[level] = (...args) => noise.push(`console.${level}: ${format(...args)}`);
}
const rejected = (reason) =>
  noise.push(`unhandled rejection: ${reason instanceof Error ? reason.stack : String(reason)}`);
process.on('unhandledRejection', rejected);
afterAll(() => process.off('unhandledRejection', rejected));

beforeEach(() => noise.splice(0));
afterEach(() => {
  const heard = noise.splice(0);
  if (heard.length > 0) throw new Error(`The test was noisy:\n${heard.join('\n')}`);
});
