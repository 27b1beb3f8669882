import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import * as contracts from '../contracts';
import { bodyText, decodedText, jsonIn, statusOf, unlessOfMethod } from '../contracts/body-text';
import { unboxed } from '../contracts/codec';
import { withoutEntities } from '../contracts/entities';
import { envelopeOf, isRecord, saysFailure, saysNo, saysSuccess, tokenIn, tokenOf } from '../contracts/envelope';
import { isPage } from '../contracts/paging';
import { joinedWord, plainWord } from '../contracts/scalars';
import { ticketsOf } from '../contracts/ticket-codecs';
import * as deployment from '../deployment';
import { networkOf } from '../deployment/client-network';
import { isProxy } from '../deployment/trusted-proxy';
import * as domain from '../domain';
import * as format from '../format';
import * as http from '../http';
import { renewedToken, schemeOf } from '../http/auth-headers';
import { isMeantForPeople, reasonIn, unframed } from '../http/meant-for-people';
import * as query from '../query';
import * as routing from '../routing';
import * as session from '../session';
import { newTokenOf } from '../session/token-lock';

/** Folders whose functions need nothing but their arguments. */
const PURE = ['contracts', 'deployment', 'domain', 'format', 'http', 'query', 'routing', 'session'];

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(join(__dirname, '..', folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testing)\./.test(file))
    .map((file) => join(folder, file));

/** `@example expression // value`; an example without a value only shows how a function is called. */
const EXAMPLE = /@example (.+?) \/\/ (.+)$/gm;

const examples = PURE.flatMap(sourcesOf).flatMap((file) =>
  [...readFileSync(join(__dirname, '..', file), 'utf8').matchAll(EXAMPLE)].map(
    ([, expression = '', value = '']) => [file, expression, value] as const,
  ),
);

const scope = createContext({
  ...contracts,
  ...deployment,
  ...domain,
  ...format,
  ...http,
  ...query,
  ...routing,
  ...session,
  bodyText,
  decodedText,
  jsonIn,
  statusOf,
  unlessOfMethod,
  networkOf,
  isProxy,
  newTokenOf,
  isMeantForPeople,
  reasonIn,
  unframed,
  renewedToken,
  schemeOf,
  saysFailure,
  saysNo,
  saysSuccess,
  envelopeOf,
  isRecord,
  tokenIn,
  tokenOf,
  joinedWord,
  plainWord,
  isPage,
  ticketsOf,
  unboxed,
  withoutEntities,
  URL,
  Uint8Array,
  Date,
  Error,
});

test('The docstrings contain examples to run.', () => {
  expect(examples.length).toBeGreaterThan(80);
});

test.each(examples)('In %s the example %s returns %s.', (_file, expression, value) => {
  expect(runInContext(`(${expression})`, scope)).toEqual(runInContext(`(${value})`, scope));
});
