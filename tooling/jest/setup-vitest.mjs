import { PageRequest } from './page-request.mjs';

// Does what dom-environment.mjs does for Jest: without it, calls of the API fail.
globalThis.Request = PageRequest;
