import { textOf, wholeNumber } from '../../lib/command-line';
import { prune as pruneStore } from '../history/prune';
import { waitOf, type OpsCommand } from './command';

const KEEP = 10;

export const prune: OpsCommand = async ({ storage }, _args, values) => {
  const dryRun = values['dryRun'] === true;
  const keep = wholeNumber(textOf(values, 'keep'), '--keep', 1) ?? KEEP;
  const pruned = await pruneStore(storage, { keep, dryRun, ...waitOf(values) });
  const gone = dryRun ? 'would go' : 'are gone';
  const { compositions, releases } = pruned;
  return {
    lines: [
      `${compositions.length} compositions and ${releases.length} releases ${gone}.`,
      ...compositions.map((one) => `  composition ${one}`),
      ...releases.map((one) => `  ${one}`),
    ],
    data: { dryRun, keep, ...pruned },
  };
};
