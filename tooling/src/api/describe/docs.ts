import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonText } from '../../lib/json';
import { repoRoot } from '../../lib/repo';
import { openApi } from './openapi';
import { withCalls } from './your-api';

const GUIDE = 'docs/your-api.md';
const DOCUMENT = 'docs/openapi.json';

const textOf = (file: string): string =>
  existsSync(join(repoRoot, file)) ? readFileSync(join(repoRoot, file), 'utf8').replaceAll('\r\n', '\n') : '';

/** What the contracts make of each file, beside what is checked in. */
const documents = (): readonly { readonly file: string; readonly now: string; readonly wanted: string }[] => {
  const guide = textOf(GUIDE);
  return [
    { file: GUIDE, now: guide, wanted: withCalls(guide) },
    { file: DOCUMENT, now: textOf(DOCUMENT), wanted: jsonText(openApi()) },
  ];
};

const outdated = () => documents().filter(({ now, wanted }) => now !== wanted);

/** Part of `npm run check`. @returns what is wrong; '' when the documents are those of the contracts */
export const checkApiDocs = (): string =>
  outdated()
    .map(
      ({ file }) =>
        `${file} is not what the contracts make of it. Write it anew, and look at the difference: npm run api`,
    )
    .join('\n');

/** Part of `npm run api`. @returns the files that it wrote */
export function writeApiDocs(): readonly string[] {
  const changed = outdated();
  for (const { file, wanted } of changed) writeFileSync(join(repoRoot, file), wanted);
  return changed.map(({ file }) => file);
}
