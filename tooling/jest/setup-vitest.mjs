import { PageRequest } from './page-request.mjs';

// What dom-environment.mjs does for Jest: without it no call of the API is sent.
globalThis.Request = PageRequest;
