import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differsFrom, writeBelow } from '../../lib/files';
import { jsonText } from '../../lib/json';
import { repoRoot } from '../../lib/repo';
import { openApi } from './openapi';
import { withCalls } from './your-api';

const GUIDE = 'docs/your-api.md';
const DOCUMENT = 'docs/openapi.json';

/** Documents that differ from what the contracts generate, with the generated text. */
function outdated(): readonly (readonly [file: string, text: string])[] {
  const guide = readFileSync(join(repoRoot, GUIDE), 'utf8').replaceAll('\r\n', '\n');
  const wanted = [[GUIDE, withCalls(guide)] as const, [DOCUMENT, jsonText(openApi())] as const];
  return wanted.filter(([file, text]) => differsFrom(join(repoRoot, file), text));
}

/** Part of `npm run check`. @returns what is wrong; '' when the documents match the contracts */
export const checkApiDocs = (): string =>
  outdated()
    .map(
      ([file]) =>
        `${file} is not what the contracts make of it. Write it anew, and look at the difference: npm run api`,
    )
    .join('\n');

/** Part of `npm run api`. @returns the files that it wrote */
export function writeApiDocs(): readonly string[] {
  const changed = outdated();
  for (const [file, text] of changed) writeBelow(repoRoot, file, text);
  return changed.map(([file]) => file);
}
