import { TestEnvironment } from 'jest-environment-jsdom';

// What browsers have had for years and jsdom leaves out, taken from Node.
const FROM_NODE = ['fetch', 'Headers', 'Request', 'Response', 'ReadableStream', 'TransformStream', 'TextEncoder', 'TextDecoder', 'structuredClone', 'BroadcastChannel', 'AbortController', 'AbortSignal', 'Blob', 'FormData'];

export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
}
