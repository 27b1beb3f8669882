import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from './scene';

/** Titles of pages that their names do not give. */
const TITLES: Readonly<Record<string, string>> = {
  reset: 'A new password',
  register: 'Registration',
  links: 'Payment links',
  pay: 'Pay page',
  'e-ticket': 'E-ticket',
};

const titleOf = (screen: string): string =>
  TITLES[screen] ?? screen.charAt(0).toUpperCase() + screen.slice(1).replaceAll('-', ' ');

const CAPTIONS: readonly (readonly [ending: string, caption: string, width: number])[] = [
  ['dtyt-phone', 'dtyt, phone', 220],
  ['dtyt-phone-dark', 'dtyt, phone, dark', 220],
  ['ccee-phone', 'ccee, phone', 220],
  ['dtyt-desktop', 'dtyt, desktop', 640],
];

const IN_BOTH = ['link-choose', 'raffles', 'deposits', 'transfers'];
const IN_MANUAL = { dtyt: [...IN_BOTH, 'cash-deposit', 'personal-amount'], ccee: IN_BOTH };

/** A row with the pictures of a scene in every look that was taken; empty without pictures. */
function rowOf(folder: string, { name, what }: Scene): readonly string[] {
  const pictures = CAPTIONS.flatMap(([ending, caption, width]) => {
    const file = `pictures/${name}-${ending}.webp`;
    return existsSync(join(folder, file)) ? [`<img src="${file}" width="${width}" alt="${what}: ${caption}">`] : [];
  });
  return pictures.length > 0 ? [`## ${what}\n\n${pictures.join('\n')}\n`] : [];
}

/** Copies pictures for the manual: those on a phone, in the manual's variant. */
export function copyManualPictures(pictures: string, manual: string): void {
  rmSync(manual, { recursive: true, force: true });
  mkdirSync(manual, { recursive: true });
  for (const [variant, names] of Object.entries(IN_MANUAL))
    for (const name of names) {
      const picture = join(pictures, `${name}-${variant}-phone.webp`);
      if (existsSync(picture)) copyFileSync(picture, join(manual, `${name}-${variant}.webp`));
    }
}

/** Writes a page of pictures for each screen, and their list; removes pictures of deleted scenes. */
export function writeScreenDocs(folder: string, scenes: readonly Scene[]): void {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.md')) rmSync(join(folder, file));
  const known = new Set(scenes.flatMap(({ name }) => CAPTIONS.map(([ending]) => `${name}-${ending}.webp`)));
  for (const file of readdirSync(join(folder, 'pictures')))
    if (!known.has(file)) rmSync(join(folder, 'pictures', file));
  const screens = [...new Set(scenes.map(({ screen }) => screen))];
  for (const screen of screens) {
    const rows = scenes.filter((scene) => scene.screen === screen).flatMap((scene) => rowOf(folder, scene));
    writeFileSync(join(folder, `${screen}.md`), `# ${titleOf(screen)}\n\n${rows.join('\n')}`);
  }
  const list = screens.map((screen) => `- [${titleOf(screen)}](${screen}.md)`).join('\n');
  writeFileSync(
    join(folder, 'README.md'),
    `# Screens\n\nEvery screen in its states, as \`npm run screenshots\` photographs them. With \`--look <folder>\` it takes every width, both colour\nschemes and text at 200 %, and says what sticks out and what axe finds; \`--sites dtyt-single\` in another mode. \`--only pay,mail\` takes some of them.\n\n${list}\n`,
  );
}
