import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASSETS } from './common-config';
import { jestConfig } from './jest';

const declared = readFileSync(join(import.meta.dirname, '../../types/assets.d.ts'), 'utf8');
const KINDS = [...declared.matchAll(/declare module '\*\.(\w+)'/g)].map(([, kind]) => kind ?? '');

test.each(KINDS)(
  'a picture or font of the kind %s that has a type is built and stands in for itself in tests',
  (kind) => {
    const { moduleNameMapper } = jestConfig(import.meta.url) as { moduleNameMapper: Readonly<Record<string, string>> };
    const [pattern = ''] = Object.keys(moduleNameMapper);
    expect([ASSETS.test.test(`./picture.${kind}`), new RegExp(pattern).test(`./picture.${kind}`)]).toEqual([
      true,
      true,
    ]);
  },
);
