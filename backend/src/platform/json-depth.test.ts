import { checkJsonDepth } from './json-depth';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  ['what is sixteen deep', nested(16)],
  ['many things beside one another', `[${Array(1000).fill('{"a":[1]}').join()}]`],
  ['brackets inside a text', JSON.stringify({ comment: nested(1000) })],
  ['brackets inside a text with quotes and backslashes', JSON.stringify({ comment: `\\" ${'"[{'.repeat(50)}\\` })],
  ['what is no JSON', ']'.repeat(1000)],
])('%s is left to the parser', (_name, text) => expect(() => checkJsonDepth(text)).not.toThrow());

test.each([
  ['seventeen levels', nested(17)],
  ['a hundred thousand levels', nested(100_000)],
  ['objects in lists', `${'[{"a":'.repeat(9)}1${'}]'.repeat(9)}`],
  ['levels that are never closed', '{"a":'.repeat(100)],
  ['levels after a text', `["\\"]",${nested(17)}]`],
])('%s are refused', (_name, text) => expect(() => checkJsonDepth(text)).toThrow('demasiados niveles'));
