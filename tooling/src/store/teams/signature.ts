import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage, hasCode } from '../../lib/error-code';
import { jsonText } from '../../lib/json';
import { quietly } from '../../lib/quietly';
import { refuse } from '../../lib/refuse';
import { RELEASE_FILE, SIGNATURE_FILE, type Release } from '../releases/release';
import { releasePrefix } from '../releases/releases';
import type { Storage } from '../storage/storage';
import { mayRelease, teamOfKey, type Teams } from './teams';

/** `release.sig.json`: a signature of the bytes of release.json, which hold the hash of every file. */
export interface Signature {
  /** Public key, SPKI in base64. */
  readonly key: string;
  /** Ed25519 over release.json, base64. */
  readonly signature: string;
}

const publicText = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

const publicKeyOf = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

/** Whether a text is a public key as `makeKey` returns it. */
export function isPublicKey(text: string): boolean {
  const key = quietly(() => publicKeyOf(text), undefined);
  return key?.asymmetricKeyType === 'ed25519' && publicText(key) === text;
}

/** Writes a private key that only its owner can read. @returns the public half @throws Error where the file exists */
export function makeKey(file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) {
      // Half a key would block the next attempt.
      quietly(() => rmSync(file, { force: true }), undefined);
      throw new Error(`${file} cannot be written: ${errorMessage(error)}.`, { cause: error });
    }
    throw new Error(`${file} is there already, and a key is never overwritten: name another file.`, { cause: error });
  }
  return publicText(publicKey);
}

export interface SigningKey {
  readonly publicKey: string;
  readonly sign: (content: Buffer) => string;
}

function privateKeyIn(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch (error) {
    const why = hasCode(error, 'ENOENT') ? 'which is not there' : 'which cannot be read as a private key';
    throw new Error(`OPS_KEY names ${file}, ${why}; 'rifas key <file>' makes one, or 'ops key'.`, { cause: error });
  }
}

/** @throws Error where the file holds no private Ed25519 key */
export function readSigningKey(file: string): SigningKey {
  const key = privateKeyIn(file);
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`${file} holds a key of another kind; 'rifas key <file>' makes one, or 'ops key'.`);
  return {
    publicKey: publicText(createPublicKey(key)),
    sign: (content) => sign(null, content, key).toString('base64'),
  };
}

/** Why this key may not sign releases of an application; undefined where it may. */
export function whyNotSigner(teams: Teams, key: string, application: string): string | undefined {
  const team = teamOfKey(teams, key);
  if (team === undefined) return 'the key belongs to no team';
  return mayRelease(teams, team, application) ? undefined : `team ${team} may not release ${application}`;
}

const signatureOf = (content: Buffer, { publicKey, sign: signed }: SigningKey): string =>
  jsonText({ key: publicKey, signature: signed(content) } satisfies Signature);

export const signFolder = (folder: string, key: SigningKey): void =>
  writeFileSync(join(folder, SIGNATURE_FILE), signatureOf(readFileSync(join(folder, RELEASE_FILE)), key));

/** Signs a stored release. The caller has to check its files first. */
export async function signRelease(storage: Storage, name: string, version: string, key: SigningKey): Promise<void> {
  const sealed = await storage.read(`${releasePrefix(name, version)}/${RELEASE_FILE}`);
  if (!sealed) throw new Error(`${name} ${version} is not released in ${storage.where}.`);
  await storage.write(`${releasePrefix(name, version)}/${SIGNATURE_FILE}`, signatureOf(sealed.body, key));
}

/** Whether the owner of a public key signed these bytes. */
export const holds = (content: Buffer, { key, signature }: Signature): boolean =>
  quietly(() => verify(null, content, publicKeyOf(key), Buffer.from(signature, 'base64')), false);

/** Why a release has no valid signature; empty where it has one, and where the store has no teams. */
export async function originProblems(
  storage: Storage,
  teams: Teams | undefined,
  name: string,
  version: string,
): Promise<readonly string[]> {
  if (!teams) return [];
  const read = (file: string) => storage.read(`${releasePrefix(name, version)}/${file}`);
  const [sealed, stored] = await Promise.all([read(RELEASE_FILE), read(SIGNATURE_FILE)]);
  const what = `${name} ${version}`;
  if (!sealed) return [`${what} is gone.`];
  if (!stored) return [`${what} is not signed.`];
  const { key, signature } =
    quietly((): Partial<Signature> => JSON.parse(stored.body.toString()) as Signature, undefined) ?? {};
  if (typeof key !== 'string' || typeof signature !== 'string') return [`The signature of ${what} cannot be read.`];
  const why = whyNotSigner(teams, key, name);
  if (why !== undefined) return [`${what} is signed by nobody who may: ${why}.`];
  if (!holds(sealed.body, { key, signature }))
    return [`${RELEASE_FILE} of ${what} is not what team ${teamOfKey(teams, key) ?? ''} signed.`];
  const release = JSON.parse(sealed.body.toString()) as Partial<Release>;
  // A valid signature must not be moved to another name or version.
  return release.name === name && release.version === version
    ? []
    : [`${what} holds ${release.name ?? 'nothing'} ${release.version ?? ''}.`];
}

/** The problems of several releases. */
export const originsProblems = async (
  storage: Storage,
  teams: Teams | undefined,
  releases: readonly (readonly [name: string, version: string])[],
): Promise<readonly string[]> =>
  (await Promise.all(releases.map(([name, version]) => originProblems(storage, teams, name, version)))).flat();

/** @throws Error with every release that has no valid signature of a team */
export async function checkVouched(
  storage: Storage,
  teams: Teams | undefined,
  releases: readonly (readonly [name: string, version: string])[],
): Promise<void> {
  const problems = await originsProblems(storage, teams, releases);
  refuse("Nobody vouches for these releases ('sign' does, with the key of a team that may)", problems);
}
