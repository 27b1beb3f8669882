import { makeFederation, PANEL_TEXT } from './federation-template';
import { makeOpenmrs } from './openmrs';
import type { Peer } from './peer';

const TEMPLATE = {
  'create-mf-app': '1.0.17',
  react: '18.3.1',
  'react-dom': '18.3.1',
  // The newest that @module-federation/enhanced works with: docs/decisions/0002-federation.md.
  webpack: '5.110.3',
} as const;
const PANEL_PAGE = { name: '/', path: '/', keys: [{ selector: 'button', text: `^${PANEL_TEXT}$` }] } as const;

/** Sites of others, made of npm packages, with the measured page of each. */
export const PEERS: readonly Peer[] = [
  {
    name: 'OpenMRS 3, login',
    what: 'its shell and its login as they are published, on single-spa and Module Federation; a session that says nobody is logged in',
    packages: { '@openmrs/esm-app-shell': '10.0.0', '@openmrs/esm-login-app': '10.0.0' },
    page: {
      name: '/openmrs/spa/login',
      path: '/openmrs/spa/login',
      keys: [{ selector: 'button[type=submit]', text: '^Continue' }],
      field: 'input[name=username]',
    },
    make: makeOpenmrs,
  },
  {
    name: 'create-mf-app, React',
    what: 'the template’s host with one remote that draws a button, with the plugin of webpack; no form, no session, no style',
    packages: TEMPLATE,
    page: PANEL_PAGE,
    make: makeFederation('webpack'),
  },
  {
    name: 'create-mf-app, React, Module Federation 2',
    what: 'the same host and remote with the plugin that our own site is built with',
    packages: { ...TEMPLATE, '@module-federation/enhanced': '2.9.2' },
    page: PANEL_PAGE,
    make: makeFederation('enhanced'),
  },
];
