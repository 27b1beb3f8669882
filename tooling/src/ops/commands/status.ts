import { livePreviews } from '../../store/sites/composition';
import {
  checkSiteName,
  compositionNumbers,
  demandDeployed,
  findComposition,
  readPointer,
  siteNames,
} from '../../store/sites/sites';
import type { Storage } from '../../store/storage/storage';
import { Damaged, orDamaged, unlessDamaged } from '../../store/storage/stored-json';
import type { OpsCommand } from './command';
import { releaseLines } from './deploy';

async function statusOf(storage: Storage, site: string) {
  const [{ number, canary, previews }, numbers] = await Promise.all([
    readPointer(storage, site),
    compositionNumbers(storage, site),
  ]);
  const composition = number > 0 ? await findComposition(storage, site, number) : undefined;
  const ofCanary = canary && (await unlessDamaged(findComposition(storage, site, canary.number)));
  return {
    site,
    number,
    numbers,
    composition,
    previews: livePreviews(previews),
    canary: canary && { ...canary, composition: ofCanary },
  };
}

type Status = Awaited<ReturnType<typeof statusOf>>;

function canaryLines(site: string, canary: Status['canary']): readonly string[] {
  if (!canary) return [];
  const { percent, number, composition } = canary;
  const head = `  ${percent} of a hundred visitors get composition ${number}`;
  return composition
    ? [`${head}, made ${composition.at} by ${composition.by}:`, ...releaseLines(composition)]
    : [`${head}, which is gone or damaged: 'abort ${site}' ends the canary.`];
}

function linesOf({ site, number, numbers, composition, canary, previews }: Status): readonly string[] {
  if (!composition) return [number > 0 ? `${site}: composition ${number} is gone` : `${site}: nothing is served`];
  const { deployment, at, by } = composition;
  return [
    `${site}: composition ${number} of ${deployment}, made ${at} by ${by}; kept: ${numbers.join(' ')}`,
    ...releaseLines(composition),
    ...canaryLines(site, canary),
    ...(previews.length > 0 ? [`  previews: ${previews.map((each) => each.number).join(' ')}`] : []),
  ];
}

const dataOf = ({ site, number, numbers, composition, canary, previews }: Status) => ({
  site,
  number,
  numbers,
  previews: previews.map((each) => each.number),
  deployment: composition?.deployment,
  at: composition?.at,
  by: composition?.by,
  releases: composition?.releases,
  previous: composition?.previous,
  ...(canary && {
    canary: { number: canary.number, percent: canary.percent, releases: canary.composition?.releases },
  }),
});

export const status: OpsCommand = async ({ storage }, [site]) => {
  const names = site === undefined ? await siteNames(storage) : [checkSiteName(site)];
  const all = await Promise.all(
    names.map(async (name) => {
      const found = await orDamaged(statusOf(storage, name));
      if (found instanceof Damaged)
        return { lines: [`${name}: ${found.message}`], data: { site: name, damaged: found.message }, good: false };
      const { number, composition, canary } = found;
      if (site !== undefined) await demandDeployed(storage, site, number);
      const isWhole = number === 0 || (composition !== undefined && (!canary || canary.composition !== undefined));
      return { lines: linesOf(found), data: dataOf(found), good: isWhole };
    }),
  );
  return {
    lines: names.length === 0 ? [`Nothing was deployed in ${storage.where}.`] : all.flatMap(({ lines }) => lines),
    data: { storage: storage.where, sites: all.map(({ data }) => data) },
    good: all.every(({ good }) => good),
  };
};
