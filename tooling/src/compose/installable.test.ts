import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature } from '@rifas/shared/deployment';
import { temporaryFolder } from '../lib/files';
import { readJson } from '../lib/json';
import { repoRoot } from '../lib/repo';
import { writeManifest } from './installable';
import { loadDeployment } from './load-deployment';

const features = ['mf-rifas', 'mf-depositos', 'mf-transfer'].map((name) =>
  readJson<Feature>(join(repoRoot, name, 'feature.json')),
);
const css = ':root{--colour-background:#faf7f0;}@media{:root{--colour-background:#11151f;}}';
let folder: string;

beforeEach(() => {
  folder = temporaryFolder('manifest');
  mkdirSync(join(folder, 'icons'));
});

test.each(['dtyt', 'ccee'])(
  'The manifest of %s has its own icons, its background and the first entries of its home.',
  (name) => {
    writeFileSync(join(folder, `icons/${name}-180.png`), '');
    const source = { ...loadDeployment(name), title: 'Rifas "del" <sur>' };
    const head = writeManifest(folder, source, { features, css });
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      name: string;
      background_color: string;
      start_url: string;
      icons: readonly { src: string; purpose: string }[];
      shortcuts: readonly { url: string }[];
    };
    expect(manifest).toMatchObject({ name: source.title, background_color: '#faf7f0' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src } of manifest.icons)
      expect(readFileSync(join(repoRoot, 'shell/public', src)).length).toBeGreaterThan(0);
    expect(manifest.shortcuts[0]).toEqual({ name: 'Pagar rifa con tarjeta', url: '/dashboard/rifas' });
    expect(manifest.shortcuts.some(({ url }) => url === '/dashboard/contado')).toBe(name === 'dtyt');
    expect(head).toContain('<meta name="theme-color" content="#11151f" media="(prefers-color-scheme: dark)">');
    expect(head).toContain('content="Rifas &quot;del&quot; &lt;sur&gt;"');
    expect(head).toContain(`<meta property="og:image" content="/icons/${name}-512.png">`);
    writeFileSync(join(folder, `icons/${name}-preview.png`), '');
    const links = { ...source.links, paymentLinkBase: 'https://rifas.example/pago/' };
    expect(writeManifest(folder, { ...source, links }, { features, css })).toContain(
      `<meta property="og:image" content="https://rifas.example/icons/${name}-preview.png">`,
    );
  },
);

test.each(['dtyt', 'ccee'])('A browser tab of %s shows the icon of its variant.', (name) => {
  for (const variant of ['dtyt', 'ccee'])
    copyFileSync(join(repoRoot, `shell/public/icons/${variant}.svg`), join(folder, `icons/${variant}.svg`));
  writeFileSync(join(folder, 'favicon.svg'), '');
  writeManifest(folder, loadDeployment(name), { features, css });
  const icon = readFileSync(join(folder, 'favicon.svg'), 'utf8');
  expect(icon).toBe(readFileSync(join(folder, `icons/${name}.svg`), 'utf8'));
});

test('A release of the shell without icons gets no manifest.', () => {
  expect(writeManifest(folder, loadDeployment('dtyt'), { features, css })).toBe('');
});
