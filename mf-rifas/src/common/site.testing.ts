/** Bases for tests: the transport builds a Request, which outside a browser cannot take an address without a site. */
export const TEST_BASES = {
  api: 'http://site.test',
  auth: 'http://site.test',
  upload: 'http://site.test',
  geopay: 'http://site.test',
};
