import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

/**
 * The floors of a package: `floors.json` beside its package.json, lowest first. An import goes down or stays in its folder.
 *
 *   { "root": "src", "floors": [{ "folders": ["lib"], "why": "Knows nothing of the site." }, …] }
 *
 * - The folders of one floor do not import each other.
 * - A file directly in `root` is named without its ending: `main` stands for the file `main.tsx`.
 * - Every name must exist.
 * - `*` stands for every folder that is not named, each of them separately.
 * - `uses`, if given, names the floors below that this floor may import; without it, all of them.
 *
 * @typedef {{ folders: string[], why: string, uses?: string[] }} Floor
 * @typedef {{ package: string, folder: string, root: string, exports: Record<string, string>, floors: Floor[] }} House
 */

const TEST_ONLY = /\.(?:test|testing)\.[jt]sx?$|(?:^|\/)testing\//;
const SOURCE_ENDING = /\.(?:[cm]?[jt]sx?|json)$/;
const EVERY_OTHER = '*';

const toPosix = (path) => path.split(sep).join('/');

const withoutEnding = (name) => name.replace(SOURCE_ENDING, '');

/** @param {unknown} file @param {string} path where it was read @param {string} where for messages @returns {asserts file is { root: string, floors: Floor[] }} */
function assertFloors(file, path, where) {
  const complain = (what) => {
    throw new Error(`${where}: ${what}`);
  };
  if (typeof file?.root !== 'string') complain('"root" must name the folder that the floors stand in, such as "src".');
  if (!Array.isArray(file.floors) || file.floors.length === 0) complain('"floors" must be a list, lowest floor first.');
  const existing = new Set([EVERY_OTHER, ...readdirSync(join(dirname(path), file.root)).map(withoutEnding)]);
  const seen = new Set();
  for (const { folders, why, uses } of file.floors) {
    if (!Array.isArray(folders) || folders.length === 0) complain('each floor needs "folders".');
    if (typeof why !== 'string' || why === '') complain(`the floor of ${folders.join(', ')} needs a "why".`);
    for (const name of uses ?? [])
      if (!seen.has(name)) complain(`${folders.join(', ')} may use "${name}" only if it is a floor below.`);
    for (const name of folders) {
      if (seen.has(name)) complain(`"${name}" stands on two floors.`);
      if (!existing.has(withoutEnding(name))) complain(`there is no "${name}" in "${file.root}": take it out.`);
      seen.add(name);
    }
  }
}

/**
 * Reads the floors of a package; undefined where it has none.
 * @param {string} rootDir @param {string} folder @returns {House | undefined}
 */
function readHouse(rootDir, folder) {
  const path = join(rootDir, folder, 'floors.json');
  if (!existsSync(path)) return undefined;
  const file = JSON.parse(readFileSync(path, 'utf8'));
  assertFloors(file, path, toPosix(relative(rootDir, path)));
  const manifest = JSON.parse(readFileSync(join(rootDir, folder, 'package.json'), 'utf8'));
  return {
    package: manifest.name,
    folder: toPosix(join(rootDir, folder)),
    root: file.root,
    exports: manifest.exports ?? {},
    // Names may have an ending, as in "main.ts".
    floors: file.floors.map((floor) => ({
      ...floor,
      folders: floor.folders.map(withoutEnding),
    })),
  };
}

/** The name of a path's folder below the root, or of a file directly in the root. */
function nameOf(house, path) {
  const below = posix.relative(posix.join(house.folder, house.root), path);
  if (below === '' || below.startsWith('..') || below.startsWith('node_modules/')) return undefined;
  const [first, ...rest] = below.split('/');
  return rest.length > 0 ? first : withoutEnding(first);
}

/** The path of an import, if it is in the same package. */
function pathOf(house, importer, specifier) {
  if (specifier.startsWith('.')) return posix.join(dirname(importer), specifier);
  if (!specifier.startsWith(`${house.package}/`)) return undefined;
  const inside = `.${specifier.slice(house.package.length)}`;
  return posix.join(house.folder, house.exports[inside] ?? inside);
}

const floorOf = (house, name) => {
  const named = house.floors.findIndex(({ folders }) => folders.includes(name));
  return named >= 0 ? named : house.floors.findIndex(({ folders }) => folders.includes(EVERY_OTHER));
};

/** The file that assembles the package and can pass on what a lower floor needs. */
const handsOver = (house) => {
  const names = house.floors.flatMap(({ folders }) => folders);
  const top = ['main', ...(names.includes(EVERY_OTHER) ? ['remote'] : [])].find((name) => names.includes(name));
  return top ? `, or let ${top} hand it over` : '';
};

/** @type {import('eslint').Rule.RuleModule} */
export const floors = {
  meta: {
    type: 'problem',
    docs: { description: "An import goes down the floors of the package's floors.json, or stays in its folder." },
    schema: [{ type: 'object' }],
    messages: {
      up: '`{{from}}` is floor {{fromFloor}}, `{{to}}` is floor {{toFloor}}: move what both need down{{handsOver}}. ({{from}}: {{why}})',
      beside:
        '`{{from}}` and `{{to}}` stand on the same floor ({{fromFloor}}) and know nothing of each other: move what both need down{{handsOver}}. ({{from}}: {{why}})',
      notUsed:
        '`{{from}}` uses {{uses}} of the floors below it, not `{{to}}`: take what it needs as an argument. ({{from}}: {{why}})',
      testOnly: '`{{to}}` serves tests alone: move what the site needs to a floor.',
      noFloor: '`{{name}}` has no floor: name it in {{file}}, and say why it stands there.',
    },
  },
  create(context) {
    /** @type {House} */
    const house = context.options[0];
    const importer = toPosix(context.filename);
    const from = nameOf(house, importer);
    if (from === undefined || TEST_ONLY.test(posix.relative(house.folder, importer))) return {};
    const fromFloor = floorOf(house, from);
    const noFloor = (node, name) =>
      context.report({
        node,
        messageId: 'noFloor',
        data: { name, file: `${posix.basename(house.folder)}/floors.json` },
      });

    function check(node, source) {
      if (fromFloor < 0 || typeof source?.value !== 'string') return;
      const path = pathOf(house, importer, source.value);
      const to = path && nameOf(house, path);
      if (!to || to === from) return;
      const toFloor = floorOf(house, to);
      if (toFloor < 0) {
        if (TEST_ONLY.test(`${to}/`)) context.report({ node: source, messageId: 'testOnly', data: { to } });
        else noFloor(source, to);
        return;
      }
      const { why, uses } = house.floors[fromFloor];
      const report = (messageId) =>
        context.report({
          node: source,
          messageId,
          data: {
            from,
            to,
            why,
            fromFloor: fromFloor + 1,
            toFloor: toFloor + 1,
            handsOver: handsOver(house),
            uses: uses?.length ? uses.map((name) => `\`${name}\``).join(', ') : 'none',
          },
        });
      if (toFloor > fromFloor) report('up');
      else if (toFloor === fromFloor) report('beside');
      else if (uses && !uses.includes(to)) report('notUsed');
    }

    return {
      Program: (node) => {
        if (fromFloor < 0) noFloor(node, from);
      },
      ImportDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
      TSExternalModuleReference: (node) => check(node, node.expression),
    };
  },
};

/**
 * The rule for each package with floors. They are options of the rule, so that ESLint's cache notices changes.
 * @param {string} rootDir @param {readonly string[]} packages @returns {import('eslint').Linter.Config[]}
 */
export function floorsConfig(rootDir, packages) {
  const plugin = { meta: { name: 'rifas', version: '1.0.0' }, rules: { floors } };
  return packages.flatMap((folder) => {
    const house = readHouse(rootDir, folder);
    if (!house) return [];
    return [
      {
        files: [`${folder}/**/*.{ts,tsx}`],
        plugins: { rifas: plugin },
        rules: { 'rifas/floors': ['error', house] },
      },
    ];
  });
}
