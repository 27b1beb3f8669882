import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transform, type Options } from '@swc/core';
import { parse, type TaggedTemplateExpression } from 'acorn';
import { simple } from 'acorn-walk';
import { SHORT_STYLES } from '../../webpack/short-styles.mjs';
import { SWC_OPTIONS } from '../../webpack/swc-options.mjs';
import { listFiles } from '../lib/files';
import { applicationNames, repoRoot } from '../lib/repo';

const STYLED = 'styled-components';

interface Stylis {
  readonly compile: (css: string) => readonly unknown[];
  readonly serialize: (parsed: readonly unknown[], write: unknown) => string;
  readonly stringify: unknown;
}
/** The parser of styles that runs in the browser. */
const stylis = createRequire(createRequire(join(repoRoot, 'shared/package.json')).resolve(STYLED))('stylis') as Stylis;

async function build(source: string, options: object): Promise<string> {
  const { code } = await transform(source, { ...(options as Options), filename: 'box.tsx' });
  return code;
}

/** What each style of a built file means, with nothing in the place of its values. */
function meanings(code: string): readonly string[] {
  const found: string[] = [];
  simple(parse(code, { ecmaVersion: 2024, sourceType: 'module' }), {
    TaggedTemplateExpression: ({ quasi }: TaggedTemplateExpression) =>
      found.push(quasi.quasis.map(({ value }) => value.cooked ?? '').join('')),
  });
  return found.map((css) =>
    stylis
      .serialize(stylis.compile(`.it{${css}}`), stylis.stringify)
      .replace(/\s+/g, ' ')
      .replace(/ ?([,():]) ?/g, '$1'),
  );
}

test('styles are built without comments and blanks, and nothing else is changed', async () => {
  const code = await build(
    `import styled, { css } from 'styled-components';
    const wide = css\`
      /* As wide as the page. */
      width: calc(100% - \${1}px);
    \`;
    export const Box = styled.div<{ $open: boolean }>\`
      \${wide}
      \${({ $open }) => $open && 'color: red;'}
      @media (hover: none) { content: 'a  b'; }
    \`;
    export const text = \`not  a style /* kept */\`;`,
    SHORT_STYLES,
  );
  expect(code).toContain('css`width:calc(100% - ${1}px);`');
  expect(code).toContain(
    "styled.div`${wide} ${({ $open })=>$open && 'color: red;'} @media (hover:none){content:'a  b';}`",
  );
  expect(code).toContain('`not  a style /* kept */`');
});

test('every style of the site means the same as it is written', async () => {
  const sources = ['shared', ...applicationNames()]
    .flatMap((part) => listFiles(join(repoRoot, part)).map((path) => join(repoRoot, part, path)))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
    .filter(({ source }) => source.includes(STYLED));
  expect(sources.length).toBeGreaterThan(50);
  for (const { path, source } of sources) {
    const [short, written] = await Promise.all([build(source, SHORT_STYLES), build(source, SWC_OPTIONS)]);
    expect([path, ...meanings(short)]).toEqual([path, ...meanings(written)]);
  }
});
