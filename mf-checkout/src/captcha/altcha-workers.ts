// Workers of our own origin: the bundled build of altcha makes them from blobs, which the CSP forbids.
const pbkdf2 = () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url));
const sha = () => new Worker(new URL('altcha/workers/sha', import.meta.url));

/** Makers of the proof-of-work workers by the algorithm a challenge names; the memory-bound ones are left out. */
export const altchaWorkers: ReadonlyMap<string, () => Worker> = new Map([
  ['PBKDF2/SHA-256', pbkdf2],
  ['PBKDF2/SHA-384', pbkdf2],
  ['PBKDF2/SHA-512', pbkdf2],
  ['SHA-256', sha],
  ['SHA-384', sha],
  ['SHA-512', sha],
]);
