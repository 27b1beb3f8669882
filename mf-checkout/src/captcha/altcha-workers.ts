// Workers from this origin, because altcha's bundled build makes them from blobs, which the CSP forbids.
const pbkdf2 = () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url));
const sha = () => new Worker(new URL('altcha/workers/sha', import.meta.url));

/**
 * Creates proof-of-work workers by the algorithm that a challenge names. Algorithms that need much memory are left out.
 */
export const altchaWorkers: ReadonlyMap<string, () => Worker> = new Map([
  ['PBKDF2/SHA-256', pbkdf2],
  ['PBKDF2/SHA-384', pbkdf2],
  ['PBKDF2/SHA-512', pbkdf2],
  ['SHA-256', sha],
  ['SHA-384', sha],
  ['SHA-512', sha],
]);
