import type { FakeApi } from '@rifas/remote-sdk/testing';

/**
 * A fresh fake API in which every call has an answer: the example that the API's description has of it. `on` gives a call another one.
 * @example const { api } = renderPage(<PremiosPage />, { api: createExampleApi() });
 */
export declare function createExampleApi(): FakeApi;
