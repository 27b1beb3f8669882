import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const folderOf = (specifier: string): string => specifier.replace('@rifas/shared/', '');
/** Modules of the page, not of the remote: the running shell decides what they export. */
const FROM_SHELL = (JSON.parse(read('shared/shared-modules.json')) as string[]).map(folderOf);
const BY_VERSION = JSON.parse(read('kit/remote-sdk/since.json')) as Readonly<Record<string, readonly string[]>>;
const SINCE = new Map(Object.entries(BY_VERSION).flatMap(([version, names]) => names.map((name) => [name, version])));

const IMPORT = /(?:import|export)\s+(?:[\w*\s]+,\s*)?(?:(type)\s+)?(?:\{([^}]*)\}|[\w*\s]+)\s+from\s+'([^']+)'/g;
const LATE = /import\((?:\/\*[^*]*\*\/\s*)?'([^']+)'\)/g;
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));

const fileAt = (path: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts'].map((end) => path + end).find((file) => existsSync(join(ROOT, file)));

/**
 * What a remote's code needs from the shell, such as '2.5.0 http.mayBeDone'. Of a folder that is compiled in, only the
 * imported names count.
 */
function neededBy(remote: string): readonly string[] {
  const needed = new Set<string>();
  const seen = new Set<string>();
  const follow = (from: string, specifier: string, names: readonly string[] | undefined): void => {
    const path = specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : specifier.startsWith('@rifas/shared/')
        ? join('shared', folderOf(specifier))
        : undefined;
    const folder = path && /^shared\/(\w+)$/.exec(path)?.[1];
    if (folder && FROM_SHELL.includes(folder))
      for (const name of names ?? []) needed.add(`${SINCE.get(`${folder}.${name}`) ?? '2.0.0'} ${folder}.${name}`);
    else if (path) visit(fileAt(path), names);
  };
  const visit = (file: string | undefined, wanted: readonly string[] | undefined): void => {
    if (!file) return;
    const isIndex = file.endsWith('/index.ts');
    const key = isIndex ? `${file} ${wanted?.join() ?? ''}` : file;
    if (seen.has(key)) return;
    seen.add(key);
    const text = read(file);
    for (const [, type, list, specifier = ''] of text.matchAll(IMPORT)) {
      if (type) continue;
      const names = list === undefined ? undefined : namesIn(list);
      const asked = isIndex && wanted && names ? names.filter((name) => wanted.includes(name)) : names;
      if (asked?.length !== 0) follow(file, specifier, isIndex && !names ? wanted : asked);
    }
    for (const [, specifier = ''] of text.matchAll(LATE)) follow(file, specifier, undefined);
  };
  visit(`${remote}/src/remote.ts`, undefined);
  return [...needed];
}

const begin = (range: string): string => range.replace('^', '');

test.each(readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'feature.json'))))(
  '%s requires a contract version that has everything that its code uses of the shell',
  (remote) => {
    const { contract } = JSON.parse(read(`${remote}/feature.json`)) as { contract: string };
    const lacking = neededBy(remote).filter(
      (line) => begin(contract).localeCompare(line.split(' ')[0] ?? '', 'en', { numeric: true }) < 0,
    );
    expect(lacking).toEqual([]);
    expect(read(`${remote}/src/remote.ts`)).toContain(`contract: '${contract}'`);
  },
);

test('The search for the names that a remote uses follows the code that is compiled into it.', () => {
  expect(neededBy('mf-depositos')).toEqual(
    expect.arrayContaining(['2.2.0 query.useOfferedCalls', '2.5.0 http.mayBeDone']),
  );
});
