import { PAYMENT_PAGE_PATH, type AnyContract } from '@rifas/shared/contracts';
import { callNameOf, contractOf, type CallName } from './api-contracts';
import { contractsInOrder, WRITTEN, type CallWords } from './calls';
import { answerSchema, describedProperties, sharedSchemas, type ApiSchema } from './components';
import { EXAMPLES } from './examples';
import { formExample, formSchema } from './form-body';

const BASES: Readonly<Record<AnyContract['base'], string>> = {
  api: 'Most calls.',
  auth: 'The first password.',
  upload: 'Images.',
  geopay: 'The card gateway.',
};

/** A contract's example in its wire format. */
export function exampleOf(name: CallName): {
  readonly request: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
} {
  const contract = contractOf(name);
  const { request, answer } = EXAMPLES[name];
  return {
    request: contract.request.write(request as never) as Readonly<Record<string, unknown>>,
    answer: contract.response.write(answer as never),
  };
}

export function envelopeOf(contract: AnyContract): Readonly<Record<string, unknown>> {
  const { answer } = exampleOf(callNameOf(contract));
  return contract.answer === 'top'
    ? { status: 'success', ...(answer as object) }
    : { status: 'success', data: answer ?? null };
}

const SUCCESS = { type: 'string', enum: ['success'] };

function successSchema({ answer, response }: AnyContract): ApiSchema {
  const schema = answerSchema(response.schema);
  if (answer === 'data') {
    const isRead = Object.keys(response.schema).length > 0;
    return {
      type: 'object',
      properties: { status: SUCCESS, data: isRead ? schema : { description: 'Not read.' } },
      required: isRead ? ['status', 'data'] : ['status'],
    };
  }
  const { properties = {}, required = [] } = schema as { properties?: ApiSchema; required?: readonly string[] };
  return { type: 'object', properties: { status: SUCCESS, ...properties }, required: ['status', ...required] };
}

function availability({ extension }: AnyContract, { only }: CallWords): string {
  if (extension) return 'Optional: without it (404, 405, 501 or any other refusal) the site does not show the feature.';
  return only ? `Needed by: ${only}.` : 'Required.';
}

function requestBody({ encoding, request }: AnyContract, name: CallName): ApiSchema {
  if (encoding === 'multipart')
    return { required: true, content: { 'multipart/form-data': { schema: { ...request.schema } } } };
  const schema = formSchema(request.schema);
  return {
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: { ...schema, properties: describedProperties(schema.properties ?? {}, (inner) => ({ ...inner })) },
        example: formExample(exampleOf(name).request),
        encoding: Object.fromEntries(
          Object.keys(schema.properties ?? {})
            .filter((field) => field.endsWith('[]'))
            .map((field) => [field, { style: 'form', explode: true }]),
        ),
      },
    },
  };
}

/** Known refusals, as examples of the response. */
const refusalExamples = ({ refusals = [] }: CallWords): ApiSchema =>
  Object.fromEntries(
    refusals.map(({ when, answer, reads }, index) => [
      `refused${index + 1}`,
      { summary: `${when}: the person reads "${reads}"`, value: { status: 'error', data: null, ...answer } },
    ]),
  );

function operation(contract: AnyContract): ApiSchema {
  const name = callNameOf(contract);
  const words = WRITTEN.calls[name];
  const { method, base, authenticated, extension } = contract;
  const description = [words.note, availability(contract, words)].filter(Boolean).join('\n\n');
  return {
    operationId: name,
    tags: [words.group],
    summary: words.summary,
    description,
    'x-optional': extension || words.only !== undefined,
    ...(base === 'api' ? {} : { servers: [server(base)] }),
    security: authenticated ? [{ token: [] }] : [],
    ...(method === 'GET'
      ? {}
      : { parameters: [{ $ref: '#/components/parameters/Xsrf' }], requestBody: requestBody(contract, name) }),
    responses: {
      '200': {
        description: 'Done, or refused by a rule of the business.',
        content: {
          'application/json': {
            schema: { oneOf: [successSchema(contract), { $ref: '#/components/schemas/Refusal' }] },
            examples: { success: { value: envelopeOf(contract) }, ...refusalExamples(words) },
          },
        },
      },
      '400': { $ref: '#/components/responses/BadRequest' },
      ...(authenticated ? { '401': { $ref: '#/components/responses/Unauthorized' } } : {}),
      '429': { $ref: '#/components/responses/TooMany' },
    },
  };
}

const server = (base: AnyContract['base']): ApiSchema => ({
  url: `{${base}}`,
  description: BASES[base],
  variables: {
    [base]: { default: 'https://api.example', description: `\`bases.${base}\` of the deployment, else API_URL.` },
  },
});

/** The API that the site uses, as an OpenAPI 3.1 document generated from the contracts. */
export function openApi(): ApiSchema {
  const paths: Record<string, ApiSchema> = {};
  for (const contract of contractsInOrder)
    paths[`/${contract.path}`] = {
      ...paths[`/${contract.path}`],
      [contract.method.toLowerCase()]: operation(contract),
    };
  const { document, paymentPage } = WRITTEN;
  const page = { ...paymentPage, servers: [server('geopay')] };
  return {
    ...document,
    servers: [server('api')],
    paths: { ...paths, [`/${PAYMENT_PAGE_PATH}`]: { post: page } },
    components: { ...document.components, schemas: { ...document.components.schemas, ...sharedSchemas() } },
  };
}
