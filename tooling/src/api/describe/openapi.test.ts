import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv/dist/2020';
import { STRICT, type AnyContract } from '@rifas/shared/contracts';
import { everyContract } from '@rifas/shared/contracts/every-contract';
import { callNameOf } from './api-contracts';
import { checkApiDocs } from './docs';
import { openApi } from './openapi';

interface Media {
  readonly schema: object;
  readonly example?: Readonly<Record<string, unknown>>;
  readonly examples?: { readonly success: { readonly value: Readonly<Record<string, unknown>> } };
}
interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: { readonly '200': { readonly content: Readonly<Record<string, Media>> } };
}
const document = JSON.parse(JSON.stringify(openApi())) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};
const operationOf = ({ path, method }: AnyContract): Operation => document.paths[`/${path}`]![method.toLowerCase()]!;
const answerOf = (contract: AnyContract): Media => operationOf(contract).responses['200'].content['application/json']!;
const formOf = (contract: AnyContract): Media | undefined =>
  operationOf(contract).requestBody?.content['application/x-www-form-urlencoded'];
const named = everyContract.map((contract) => [contract.name, contract] as const);

/** Reads a form as a server does: brackets become lists and objects. */
function readForm(form: Readonly<Record<string, unknown>>): object {
  const body: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(form)) {
    const [, name = '', , inner] = /^([^[]+)(\[(.*)\])?$/.exec(key) ?? [];
    if (inner) body[name] = { ...(body[name] as object | undefined), [inner]: value };
    else body[name] = value;
  }
  return body;
}

test('the document is an OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document));
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the document holds every contract under its path and method, and besides them only the payment page', () => {
  const inDocument = Object.values(document.paths).flatMap((item) => Object.values(item).map((one) => one.operationId));
  expect([...inDocument].sort()).toEqual([...everyContract.map(callNameOf), 'paymentPage'].sort());
});

test.each(named)(
  'the answer of %s in the document is read by its contract without a single oddity',
  (_name, contract) => {
    const sent = answerOf(contract).examples!.success.value;
    expect(sent['status']).toBe('success');
    const payload = contract.answer === 'top' ? sent : sent['data'];
    expect(() => contract.response.read(payload, STRICT)).not.toThrow();
  },
);

const withForm = named.filter(([, contract]) => formOf(contract) !== undefined);

test.each(withForm)('the request of %s in the document is what a server reads by its contract', (_name, contract) => {
  const body = readForm(formOf(contract)!.example!);
  expect(contract.request.write(contract.request.read(body, STRICT) as never)).toEqual(body);
});

const ajv = new Ajv({ strict: false });
ajv.addSchema({ $id: 'doc', components: document.components });
const against = (schema: object) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"doc#/components')) as object);

test.each(named)('the examples of %s fit its own schemas', (_name, contract) => {
  const { schema, examples } = answerOf(contract);
  const valid = against(schema);
  for (const { value } of Object.values(examples!)) expect([valid(value), valid.errors]).toEqual([true, null]);
});

test.each(withForm)('the example of the request of %s fits its own schema', (_name, contract) => {
  const { schema, example } = formOf(contract)!;
  expect(against(schema)(example)).toBe(true);
});

test('the schema of an answer refuses a raffle without its number', () => {
  const raffles = everyContract.find(({ name }) => name === 'getRaffles')!;
  const valid = against(answerOf(raffles).schema);
  expect(valid({ status: 'success', data: [[{ id: 1 }]] })).toBe(false);
});

test('calls with a session name the scheme of the token, and calls without one name none', () => {
  for (const [, contract] of named)
    expect([contract.name, operationOf(contract).security.length]).toEqual([
      contract.name,
      contract.authenticated ? 1 : 0,
    ]);
});

test('the documents in docs match the contracts', () => expect(checkApiDocs()).toBe(''));
