import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow } from '../lib/files';
import { applicationNames, repoRoot } from '../lib/repo';

/** Its texts are the customer's, word by word. */
const FIXED = 'shared/domain/messages.ts';
const TUTEO = /\b(?:tienes|puedes|quieres|eres|necesitas|sabes|vuelves|prefieres)\b/i;

test('texts that people read speak to them with vos', () => {
  const folders = ['shared', 'backend/src', 'kit', ...applicationNames()];
  const found = folders.flatMap((folder) =>
    entriesBelow(join(repoRoot, folder), new Set(['node_modules']))
      .filter(
        ({ entry, path }) =>
          entry.isFile() && /(?<!\.test)\.(?:tsx?|json|tpl)$/.test(path) && `${folder}/${path}` !== FIXED,
      )
      .filter(({ path }) => TUTEO.test(readFileSync(join(repoRoot, folder, path), 'utf8')))
      .map(({ path }) => `${folder}/${path}`),
  );
  expect(found).toEqual([]);
});
