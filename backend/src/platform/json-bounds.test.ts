import { checkJsonBounds } from './json-bounds';

const MOST = 2000;

const check = (text: string): void => checkJsonBounds(Buffer.from(text), MOST);

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const list = (values: number): string => JSON.stringify({ talones: Array(values).fill(7) });

test.each([
  ['what is sixteen deep', nested(16)],
  ['many things beside one another', `[${Array(1000).fill('{"a":[1]}').join()}]`],
  ['brackets inside a text', JSON.stringify({ comment: nested(1000) })],
  ['brackets inside a text with quotes and backslashes', JSON.stringify({ comment: `\\" ${'"[{'.repeat(50)}\\` })],
  ['what is no JSON', ']'.repeat(1000)],
  ['as many values as there may be', list(MOST)],
  ['commas inside a text', JSON.stringify({ comment: ','.repeat(3 * MOST) })],
  ['commas inside a text with quotes and backslashes', JSON.stringify({ comment: `\\" ${'",'.repeat(3 * MOST)}\\` })],
])('%s is left to the parser', (_name, text) => expect(() => check(text)).not.toThrow());

test.each([
  ['seventeen levels', nested(17)],
  ['a hundred thousand levels', nested(100_000)],
  ['objects in lists', `${'[{"a":'.repeat(9)}1${'}]'.repeat(9)}`],
  ['levels that are never closed', '{"a":'.repeat(100)],
  ['levels after a text', `["\\"]",${nested(17)}]`],
])('%s are refused as too deep', (_name, text) => expect(() => check(text)).toThrow('demasiados niveles'));

test.each([
  ['one value more than there may be', list(MOST + 1)],
  ['forty thousand values', list(40_000)],
  ['as many lists in a list', JSON.stringify(Array(MOST + 1).fill([]))],
  ['values after a text', `["\\",",${list(MOST)}]`],
  ['values after letters of several bytes', `["¿Ñandú? 🎟️",${list(MOST)}]`],
  ['commas alone', ','.repeat(MOST)],
])('%s are refused as too many fields', (_name, text) => expect(() => check(text)).toThrow('demasiados campos'));
