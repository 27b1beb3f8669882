import type { DeploymentSource } from '@rifas/shared/deployment';
import { previewPath } from '../../edge-rules/preview';
import { errorMessage } from '../../lib/error-code';
import {
  answersOf,
  forgetRequest,
  openRequests,
  writeAnswer,
  type AskedPreview,
  type PreviewAnswer,
} from '../../store/asked/asked-previews';
import { withLock } from '../../store/lock/lock';
import { demandReason } from '../../store/policy/production';
import { livePreviews } from '../../store/sites/composition';
import { readPointer } from '../../store/sites/sites';
import { inOneLine, type State } from '../../store/states/state';
import { findState } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { readTeams } from '../../store/teams/teams';
import { deployPreview, type DeployOptions } from './deploy';
import { parseReleaseName } from './plan';
import { endPreview } from './preview';

interface AnswerOptions extends Pick<DeployOptions, 'versionOfLocal' | 'smoke' | 'teamsFile' | 'waitMs'> {
  readonly source: DeploymentSource;
  readonly site: string;
}

/** What was done for one request. */
export interface Answered {
  readonly asked: AskedPreview | undefined;
  readonly answer: PreviewAnswer;
  /** What was decided for the site, in order; empty where the request was refused. */
  readonly decided: readonly { readonly state: State; readonly stateBefore: State | undefined }[];
}

const LONGEST_WHY = 200;

/** The words of a stranger, shortened to one line for the history. */
const inShort = (text: string): string => inOneLine(text).slice(0, LONGEST_WHY);

/** Compositions of the live previews that were requested for this remote. */
async function livingOf(storage: Storage, site: string, name: string): Promise<readonly number[]> {
  const { state } = await readPointer(storage, site);
  const living = livePreviews((await findState(storage, site, state))?.previews).map(({ composition }) => composition);
  const made = (await answersOf(storage, site)).flatMap(([, answer]) =>
    answer.name === name && 'composition' in answer ? [answer.composition] : [],
  );
  return living.filter((composition) => made.includes(composition));
}

async function endAll(
  storage: Storage,
  { site, waitMs }: AnswerOptions,
  compositions: readonly number[],
  why: string,
): Promise<Answered['decided']> {
  const decided = [];
  for (const composition of compositions) decided.push(await endPreview(storage, { site, composition, why, waitMs }));
  return decided;
}

async function decide(
  storage: Storage,
  options: AnswerOptions,
  { name, version, seconds, ...asked }: AskedPreview,
): Promise<Omit<Answered, 'asked'>> {
  const { site } = options;
  // A requester may write any text: one that names no release ends here.
  const [, release] = parseReleaseName(`${name}@${version}`);
  const reason = inShort(asked.why);
  await demandReason(storage, site, reason);
  const why = inShort(`${reason === '' ? '' : `${reason}, `}asked by ${asked.by} for ${name}`);
  const before = await livingOf(storage, site, name);
  const [last] = before.slice(-1);
  if (seconds === 0) {
    if (last === undefined) throw new Error(`${site} has no preview that was asked for ${name}.`);
    return { answer: { name, ended: last }, decided: await endAll(storage, options, before, why) };
  }
  const wanted = { ...options, why, releases: { [name]: release } };
  const { preview, state, stateBefore } = await deployPreview(storage, wanted, seconds);
  // One preview at a time for each remote: a team that requests one every day must not use up the places of the others.
  const ended = await endAll(storage, options, before, `${name} ${release} takes its place`);
  return {
    answer: { name, composition: preview.composition, address: previewPath(preview.id), until: preview.until },
    decided: [{ state, stateBefore }, ...ended],
  };
}

/**
 * Makes the previews that teams requested in the store, where the deployment allows it and the signer may release the
 * remote. Every request gets an answer; a refusal is one too.
 */
export async function answerPreviews(storage: Storage, options: AnswerOptions): Promise<readonly Answered[]> {
  const { site, waitMs } = options;
  const teams = await readTeams(storage, options.teamsFile);
  const open = () => openRequests(storage, site, teams);
  const lock = { task: `answer previews of ${site}`, waitMs };
  // Another process may be answering: the second one finds no open request after the lock.
  const answered =
    (await open()).length === 0
      ? []
      : await withLock(storage, `asked-${site}`, lock, async () => answerEach(storage, options, await open()));
  const now = Math.floor(Date.now() / 1000);
  for (const [id, { until }] of await answersOf(storage, site)) if (until < now) await forgetRequest(storage, site, id);
  return answered;
}

async function answerEach(
  storage: Storage,
  options: AnswerOptions,
  open: Awaited<ReturnType<typeof openRequests>>,
): Promise<readonly Answered[]> {
  const answered: Answered[] = [];
  for (const { id, asked, problem } of open) {
    const name = asked?.name ?? '';
    const done =
      asked && problem === undefined
        ? await decide(storage, options, asked).catch((error: unknown) => ({
            answer: { name, refused: errorMessage(error) },
            decided: [],
          }))
        : { answer: { name, refused: `The request counts for nothing: ${problem ?? ''}.` }, decided: [] };
    await writeAnswer(storage, options.site, id, done.answer);
    answered.push({ asked, ...done });
  }
  return answered;
}
