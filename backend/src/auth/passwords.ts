import { hash, parseOptions, verify, type Options } from '@node-rs/argon2';

/** argon2id, the OWASP minimum. Stored hashes of other parameters are renewed at the next login. */
export const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost !== PARAMETERS.memoryCost || timeCost !== PARAMETERS.timeCost || parallelism !== PARAMETERS.parallelism
  );
}

// The hash of a password that nobody has. An unknown mail is checked against it, so that the answer takes as long as
// for a wrong password.
let unusedHash: Promise<string> | undefined;

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  unusedHash ??= hashPassword('nobody');
  const matches = await verify(stored ?? (await unusedHash), password);
  return stored !== undefined && matches;
}
