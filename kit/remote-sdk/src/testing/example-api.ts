import { createFakeApi, reply, type FakeApi } from '@rifas/shared/testing';
import { contractOf, type CallName } from '@rifas/tooling/api/describe/api-contracts';
import { EXAMPLES } from '@rifas/tooling/api/describe/examples';

/**
 * A new fake API in which every call has an answer: the example in the API's description. `on` sets another answer for
 * a call.
 * @example const { api } = renderPage(<PremiosPage />, { api: createExampleApi() });
 */
export function createExampleApi(): FakeApi {
  const api = createFakeApi();
  for (const [name, { answer }] of Object.entries(EXAMPLES)) {
    const contract = contractOf(name as CallName);
    api.on(contract, reply.of(contract, answer as never));
  }
  return api;
}
