import { randomBytes } from 'node:crypto';
import * as yup from 'yup';
import { jsonText } from '../../lib/json';
import { quietly } from '../../lib/quietly';
import type { Storage } from '../storage/storage';
import { readStoredJson } from '../storage/stored-json';
import { holds, whyNotSigner, type Signature, type SigningKey } from '../teams/signature';
import type { Teams } from '../teams/teams';

/** A requester may write anything, and ops see it in their terminals and in the history. */
const shortLine = yup
  .string()
  .defined()
  .max(200)
  .matches(/^\P{Cc}*$/u);

const request = yup.object({
  id: shortLine,
  site: shortLine,
  name: shortLine,
  version: shortLine,
  /** How long the preview shall live; 0 ends the live one. */
  seconds: yup.number().required().integer().min(0),
  why: yup.string().defined(),
  by: shortLine,
  /** ISO time. */
  at: shortLine,
});

/** A team's request to a site: show a release to people who get an address. */
export type AskedPreview = Readonly<yup.InferType<typeof request>>;

/** The result of a request. */
export type PreviewAnswer =
  | { readonly name: string; readonly composition: number; readonly address: string; readonly until: number }
  | { readonly name: string; readonly ended: number }
  | { readonly name: string; readonly refused: string };

/** A stored request; a text, because the signature covers its bytes. */
interface Stored extends Partial<Signature> {
  readonly asked: string;
}

const ID = /^([0-9a-f]{32})\.json$/;
const ANSWER = /^[0-9a-f]{32}\.answer\.json$/;
/** After this time the requester has gone, and nobody can send an old signed request again. */
const ASKED_FOR_MS = 3_600_000;

const prefixOf = (site: string): string => `asked/${site}`;
const keyOf = (site: string, id: string): string => `${prefixOf(site)}/${id}.json`;
const answerKeyOf = (site: string, id: string): string => `${prefixOf(site)}/${id}.answer.json`;

/** Leaves a request in the store. The caller needs no right except to write there. @returns the request */
export async function askPreview(
  storage: Storage,
  wanted: Omit<AskedPreview, 'id' | 'at'>,
  key: SigningKey | undefined,
): Promise<AskedPreview> {
  const asked = { ...wanted, id: randomBytes(16).toString('hex'), at: new Date().toISOString() };
  const text = JSON.stringify(asked);
  const signed = key && { key: key.publicKey, signature: key.sign(Buffer.from(text)) };
  await storage.write(keyOf(asked.site, asked.id), jsonText({ asked: text, ...signed } satisfies Stored));
  return asked;
}

/** The answer to a request; undefined while there is none. */
export const readAnswer = (
  storage: Storage,
  { site, id }: Pick<AskedPreview, 'site' | 'id'>,
): Promise<KeptAnswer | undefined> => readStoredJson<KeptAnswer>(storage, answerKeyOf(site, id));

/** An answer about a preview is kept until the preview ends, any other as long as a requester may wait for it. */
type KeptAnswer = PreviewAnswer & { readonly until: number };

export const writeAnswer = (storage: Storage, site: string, id: string, answer: PreviewAnswer): Promise<void> => {
  const kept: KeptAnswer = { until: Math.floor((Date.now() + ASKED_FOR_MS) / 1000), ...answer };
  return storage.write(answerKeyOf(site, id), jsonText(kept));
};

/**
 * A request without an answer. `problem` says why it is invalid; without it, an authorized requester sent this request.
 */
interface Open {
  readonly id: string;
  readonly asked: AskedPreview | undefined;
  readonly problem?: string;
}

const parsed = (body: Buffer): (Stored & { readonly request: AskedPreview }) | undefined =>
  quietly(() => {
    const stored = JSON.parse(body.toString()) as Stored;
    return { ...stored, request: request.validateSync(JSON.parse(stored.asked), { strict: true }) };
  }, undefined);

function problemOf(
  { request: wanted, asked, key, signature }: NonNullable<ReturnType<typeof parsed>>,
  { site, id, teams, now }: { site: string; id: string; teams: Teams | undefined; now: number },
): string | undefined {
  if (wanted.site !== site || wanted.id !== id) return `it was asked of ${wanted.site} as ${wanted.id}`;
  const age = now - Date.parse(wanted.at);
  if (!(Math.abs(age) < ASKED_FOR_MS)) return `it was asked at ${wanted.at}, which is no longer now`;
  if (!teams) return undefined;
  if (key === undefined || signature === undefined) return 'it is not signed';
  const why = whyNotSigner(teams, key, wanted.name);
  if (why !== undefined) return `it is signed by nobody who may: ${why}`;
  return holds(Buffer.from(asked), { key, signature }) ? undefined : 'it is not what was signed';
}

/** Requests of a site without an answer, the oldest first. */
export async function openRequests(
  storage: Storage,
  site: string,
  teams: Teams | undefined,
  now = Date.now(),
): Promise<readonly Open[]> {
  const names = await storage.children(`${prefixOf(site)}/`);
  const ids = names.flatMap((name) => ID.exec(name)?.[1] ?? []);
  const found = await Promise.all(
    ids
      .filter((id) => !names.includes(`${id}.answer.json`))
      .map(async (id): Promise<Open | undefined> => {
        const stored = await storage.read(keyOf(site, id));
        if (!stored) return undefined;
        const found = parsed(stored.body);
        if (!found) return { id, asked: undefined, problem: 'it cannot be read' };
        const problem = problemOf(found, { site, id, teams, now });
        return { id, asked: found.request, ...(problem !== undefined && { problem }) };
      }),
  );
  return found
    .filter((open) => open !== undefined)
    .sort((a, b) => (a.asked?.at ?? '').localeCompare(b.asked?.at ?? ''));
}

/** Every answer that a site still keeps, with the id of its request. */
export async function answersOf(
  storage: Storage,
  site: string,
): Promise<readonly (readonly [id: string, answer: KeptAnswer])[]> {
  const names = (await storage.children(`${prefixOf(site)}/`)).filter((name) => ANSWER.test(name));
  const all = await Promise.all(
    names.map(async (name) => {
      const id = name.slice(0, name.indexOf('.'));
      const answer = await readAnswer(storage, { site, id });
      return answer && ([id, answer] as const);
    }),
  );
  return all.filter((pair) => pair !== undefined);
}

/** Removes an expired request with its answer. */
export async function forgetRequest(storage: Storage, site: string, id: string): Promise<void> {
  // Removes the request first: without its answer it would count as open again.
  await storage.remove(keyOf(site, id));
  await storage.remove(answerKeyOf(site, id));
}
