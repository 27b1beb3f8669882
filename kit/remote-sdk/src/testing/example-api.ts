import type { AnyContract } from '@rifas/shared/contracts';
import { createFakeApi, reply, type FakeApi } from '@rifas/shared/testing';
import { apiContracts, callNameOf } from '@rifas/tooling/api/describe/api-contracts';
import { EXAMPLES } from '@rifas/tooling/api/describe/examples';

const answerOf = (contract: AnyContract) => reply.of(contract, EXAMPLES[callNameOf(contract)].answer as never);

/**
 * A fresh fake API in which every call has an answer: the example that the API's description has of it. `on` gives a call another one.
 * @example const { api } = renderPage(<PremiosPage />, { api: createExampleApi() });
 */
export function createExampleApi(): FakeApi {
  const api = createFakeApi();
  for (const contract of apiContracts) api.on(contract, answerOf(contract));
  return api;
}
