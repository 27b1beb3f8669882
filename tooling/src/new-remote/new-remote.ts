import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTRACT_VERSION } from '@rifas/shared/remote';
import { listFiles } from '../lib/files';
import { writeAtomically } from '../lib/json';
import {
  addToDeployment,
  addToWorkspace,
  namesRemote,
  removeFromDeployment,
  removeFromWorkspace,
} from './registrations';
import { wordsOf } from './remote-name';
import { ownerOf, readText, type Repository } from './repository';
import { renderFiles, writeFiles } from './template';

interface NewRemoteOptions {
  readonly repository: Repository;
  /** Updates node_modules and the lock file; a rejection undoes all changes. */
  readonly install: () => Promise<void>;
  /** Formats a file as the repository's formatter does, because the width of tables depends on the name. */
  readonly format: (path: string, text: string) => Promise<string>;
}

async function filesOf(name: string, { repository, format }: NewRemoteOptions): Promise<ReadonlyMap<string, string>> {
  const files = [...renderFiles(repository.template, { ...wordsOf(name), contract: CONTRACT_VERSION })];
  return new Map(
    await Promise.all(files.map(async ([path, text]) => [path, await format(join(name, path), text)] as const)),
  );
}

/** @throws Error where the name, the address or a registration is in use */
function refuseTaken(name: string, repository: Repository): void {
  if (existsSync(repository.folderOf(name))) throw new Error(`There is a folder ${name} already. Choose another name.`);
  const path = `/dashboard/${wordsOf(name).slug}`;
  const owner = ownerOf(path, repository);
  if (owner) throw new Error(`${owner} declares ${path} already. Choose another name.`);
  const leftover = repository.deployments.find((file) => namesRemote(readText(file), name));
  if (leftover)
    throw new Error(
      `${basename(leftover)} names ${name} already. Take it out first: npm run new:remote -- --remove ${name}`,
    );
}

/** Changes files of the repository together, or not at all. */
function createChanges() {
  const before = new Map<string, string | undefined>();
  const folders: string[] = [];
  /** Remembers a file that another program is going to change. */
  const keep = (file: string) => {
    if (!before.has(file)) before.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  };
  return {
    keep,
    /** Writes the file in one step; `undo` restores the content before the first write. */
    write: (file: string, content: string) => {
      keep(file);
      writeAtomically(file, content);
    },
    /** Registers a new folder, which `undo` removes. */
    created: (folder: string) => void folders.push(folder),
    undo: () => {
      for (const [file, content] of before) {
        if (content === undefined) rmSync(file, { force: true });
        else writeAtomically(file, content);
      }
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
type Changes = ReturnType<typeof createChanges>;

/** Runs the work; any error in it, or Ctrl+C, restores the repository. */
async function allOrNothing(work: (changes: Changes) => Promise<void>): Promise<void> {
  const changes = createChanges();
  const interrupted = () => {
    changes.undo();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  try {
    await work(changes);
  } catch (error) {
    changes.undo();
    throw error;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
  }
}

/**
 * Writes a remote from the template and registers it in the workspace and in every deployment.
 * @throws Error after restoring everything
 */
export async function newRemote(name: string, options: NewRemoteOptions): Promise<readonly string[]> {
  const { repository, install } = options;
  wordsOf(name);
  refuseTaken(name, repository);
  const files = await filesOf(name, options);
  await allOrNothing(async (changes) => {
    mkdirSync(join(repository.root, '.cache'), { recursive: true });
    const work = mkdtempSync(join(repository.root, '.cache', 'new-remote-'));
    changes.created(work);
    writeFiles(work, files);
    changes.created(repository.folderOf(name));
    renameSync(work, repository.folderOf(name));
    changes.keep(repository.lockFile);
    changes.write(
      repository.workspace,
      addToWorkspace(removeFromWorkspace(readText(repository.workspace), name), name),
    );
    for (const file of repository.deployments)
      changes.write(file, addToDeployment(readText(file), name, basename(file)));
    await install();
  });
  return [...files.keys()];
}

/** Files of a remote that were added or changed since it was generated. */
async function workOf(name: string, options: NewRemoteOptions): Promise<readonly string[]> {
  const folder = options.repository.folderOf(name);
  const files = await filesOf(name, options);
  return listFiles(folder).filter((path) => files.get(path) !== readFileSync(join(folder, path), 'utf8'));
}

/**
 * Removes a remote, or whatever part of it exists. Refuses while its folder has files that people wrote, unless `force`
 * is set.
 * @throws Error after restoring everything
 */
export async function removeRemote(
  name: string,
  { force = false, ...options }: NewRemoteOptions & { readonly force?: boolean },
): Promise<void> {
  const { repository, install } = options;
  wordsOf(name);
  const folder = repository.folderOf(name);
  const workspace = readText(repository.workspace);
  const deployments = repository.deployments.filter((file) => namesRemote(readText(file), name));
  const registered = removeFromWorkspace(workspace, name) !== workspace || deployments.length > 0;
  if (!existsSync(folder) && !registered) throw new Error(`There is no remote ${name}.`);
  const work = existsSync(folder) && !force ? await workOf(name, options) : [];
  if (work.length > 0) {
    throw new Error(
      `${name} has files that are not the template's: ${work.slice(0, 5).join(', ')}${work.length > 5 ? '…' : ''}. To delete them all the same: npm run new:remote -- --remove ${name} --force`,
    );
  }
  await allOrNothing(async (changes) => {
    changes.keep(repository.lockFile);
    changes.write(repository.workspace, removeFromWorkspace(workspace, name));
    for (const file of deployments) changes.write(file, removeFromDeployment(readText(file), name, basename(file)));
    await install();
  });
  rmSync(folder, { recursive: true, force: true });
}
