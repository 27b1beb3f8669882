import { PAGE_FORMS_FILE } from '@rifas/shared/site';
import { compose, type CompositionInput } from '../../compose/compose';
import { SHELL } from '../../lib/repo';
import type { Release } from '../../store/releases/release';
import { getRelease, releasePrefix } from '../../store/releases/releases';
import { hasItsFiles } from '../../store/sites/check-composition';
import { COMPOSITION_FILE, type Composition, type ReleaseVersions } from '../../store/sites/composition';
import { compositionPrefix, findComposition } from '../../store/sites/sites';
import type { State } from '../../store/states/state';
import { getSettings, parentOf } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { inWork, withFiles } from '../../store/storage/stored-files';
import { Damaged, orDamaged, readStoredJson } from '../../store/storage/stored-json';

export interface Applications {
  readonly shell: Release;
  readonly remotes: readonly Release[];
}

type CompositionParts = Applications &
  Pick<CompositionInput, 'source' | 'before' | 'previous' | 'previewUntil' | 'scripts' | 'leaveOut'>;

/** @throws Error where a version is not released */
export async function readApplications(storage: Storage, versions: ReleaseVersions): Promise<Applications> {
  const releases = await Promise.all(
    Object.entries(versions).map(([name, version]) => getRelease(storage, name, version)),
  );
  const shell = releases.find(({ name }) => name === SHELL);
  if (!shell) throw new Error('A site cannot run without the shell.');
  return { shell, remotes: releases.filter((release) => release !== shell) };
}

/** Descriptions that releases bring for pages that begin with the remote's form. */
async function readForms(storage: Storage, remotes: readonly Release[]): Promise<Readonly<Record<string, unknown>>> {
  const bringing = remotes.filter(({ files }) => PAGE_FORMS_FILE in files);
  const read = async ({ name, version }: Release) =>
    [name, await readStoredJson(storage, `${releasePrefix(name, version)}/${PAGE_FORMS_FILE}`)] as const;
  return Object.fromEntries(await Promise.all(bringing.map(read)));
}

/** Composes a state under its number. */
export async function publishComposition(
  storage: Storage,
  state: State,
  parts: CompositionParts,
): Promise<Composition> {
  const { site, number, at, by, versions } = state;
  const { shell, remotes } = parts;
  const kit = Object.keys(shell.files).filter((file) => /^(page|public)\//.test(file));
  const forms = await readForms(storage, remotes);
  const source = { ...parts.source, remotes: { ...versions } };
  const input = { ...parts, source, forms, site, number, at, by };
  const made = { what: `Composition ${number} of ${site}`, unchanged: 'Nothing was changed.' };
  return withFiles(storage, releasePrefix(SHELL, shell.version), kit, (folder) =>
    inWork(storage, compositionPrefix(site, number), made, async (work) => {
      const composition = await compose({ ...input, shell: { release: shell, folder } }, work);
      if (!(await storage.publish(work, compositionPrefix(site, number), COMPOSITION_FILE)))
        throw new Error(`Composition ${number} of ${site} was taken by somebody else. Nothing was changed; try again.`);
      return composition;
    }),
  );
}

/** Composes a state again after a prune: the same pages, byte for byte. @throws Error where a release is gone */
export async function composeAgain(storage: Storage, state: State): Promise<Composition> {
  const applications = await readApplications(storage, state.versions);
  const previous = await Promise.all(
    Object.entries(state.previous).map(async ([name, version]) => [name, await getRelease(storage, name, version)]),
  );
  return publishComposition(storage, state, {
    ...applications,
    source: await getSettings(storage, state),
    before: (await parentOf(storage, state))?.composition ?? 0,
    previous: Object.fromEntries(previous) as Readonly<Record<string, Release>>,
  });
}

/** The composition of a decision, composed again where it is gone, or its own files are damaged. */
export async function wholeAgain(storage: Storage, number: number, decided: State): Promise<Composition> {
  const { site } = decided;
  const found = await orDamaged(findComposition(storage, site, number));
  if (found && !(found instanceof Damaged) && (await hasItsFiles(storage, site, number, found))) return found;
  if (found) await storage.removeAll(compositionPrefix(site, number), COMPOSITION_FILE);
  return composeAgain(storage, decided);
}
