import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, type OpsSite } from '../../support/ops-test';
import { copyRelease, type Addition } from '../../support/release-copy';

// A deploy draws the pages of new releases in Chromium before any visitor gets them.
test.describe.configure({ timeout: 240_000 });

/** Writes a release of mf-depositos in which `code` replaces the text of a tab. */
function releaseThat(live: OpsSite, version: string, code: string, ...added: readonly Addition[]): void {
  const folder = (name: string) => join(live.folder, 'releases/mf-depositos', name);
  mkdirSync(dirname(folder(version)), { recursive: true });
  copyRelease(
    folder('1.0.0'),
    folder(version),
    version,
    { file: '', from: 'card:"Pagos con tarjeta"', to: code },
    ...added,
  );
}

const servedBy = (live: OpsSite): Promise<string> => live.must('status', live.name);

test('the deploy refuses a remote that throws while starting or drawing, with its message @once', async ({ live }) => {
  releaseThat(live, '1.2.0', 'get card(){throw new Error("La lista no se dibuja")}');
  releaseThat(live, '1.3.0', 'card:(()=>{throw new Error("El remoto no empieza")})()');
  await live.must('deploy', live.name, '--as-file');
  const before = await servedBy(live);
  for (const [version, message] of [
    ['1.2.0', 'La lista no se dibuja'],
    ['1.3.0', 'El remoto no empieza'],
  ] as const) {
    const { code, printed } = await live.ops('deploy', live.name, `mf-depositos@${version}`, '--smoke');
    expect(code).toBe(1);
    expect(printed).toContain('Pages of these releases cannot be drawn');
    expect(printed).toMatch(new RegExp(`/dashboard/depositos: mf-depositos ${version} .*${message}`));
    expect(printed).toContain('Nothing was changed.');
  }
  expect((await servedBy(live)).replace(/kept: .*/, '')).toBe(before.replace(/kept: .*/, ''));
  await live.must('deploy', live.name, 'mf-depositos@1.2.0', '--no-smoke');
  await live.must('deploy', live.name, '--as-file');
});

test('the deploy refuses a remote whose style sheet changes the site around it, and takes one that does not @once', async ({
  live,
}) => {
  const links = `get card(){
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: new URL('own.css', import.meta.url) });
    document.head.append(link);
    return 'Pagos con tarjeta';
  }`;
  releaseThat(live, '1.4.0', links, { file: 'own.css', content: 'nav { display: none }' });
  releaseThat(live, '1.5.0', links, { file: 'own.css', content: ':root { --own: 1px } main h1 { color: red }' });
  await live.must('deploy', live.name, '--as-file');
  const { code, printed } = await live.ops('deploy', live.name, 'mf-depositos@1.4.0', '--smoke');
  expect(code).toBe(1);
  expect(printed).toMatch(/mf-depositos\/1\.4\.0\/own\.css changes the site's bar, menu or footer/);
  expect(await live.must('deploy', live.name, 'mf-depositos@1.5.0', '--smoke')).toContain('1.5.0');
  await live.must('deploy', live.name, '--as-file');
});

test('the deploy draws every page of every application on a recorded API, with the early calls @once', async ({
  live,
}) => {
  await live.must('deploy', live.name, '--as-file');
  // A new shell makes the deploy draw all of them.
  expect(await live.must('deploy', live.name, 'shell@1.1.0', 'mf-depositos@1.1.0', '--smoke')).toContain('1.1.0');
  await live.must('deploy', live.name, '--as-file');
});
