import { loadDeployment } from '../../compose/load-deployment';
import type { State } from '../../store/states/state';
import { parseReleaseName, plannedVersions, type VersionRequest } from './plan';
import { versionsBefore } from './previous';

const source = { ...loadDeployment('dtyt'), remotes: { shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': 'local' } };
const running = { shell: '1.1.0', 'mf-a': '1.2.0', 'mf-c': '1.0.0' };
const decided = (versions: State['versions'], named: State['named'] = {}): State => ({
  number: 7,
  site: 'dtyt',
  deployment: 'dtyt',
  parent: 6,
  composition: 7,
  previous: {},
  settings: '',
  turns: {},
  action: 'deploy',
  at: '',
  by: '',
  why: '',
  versions,
  named,
});
const plan = (request: Partial<VersionRequest>, last?: State) =>
  plannedVersions(source, last, { releases: {}, without: [], base: 'decided', ...request }, (name) => `0.0.0-${name}`);
const fromFile = { shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': '0.0.0-mf-b' };

test('the plan of a new site takes the versions of the file, and lists those built from sources', () => {
  expect(plan({})).toMatchObject({ versions: fromFile, named: {}, local: ['mf-b'], notes: [] });
});

test('a plan without arguments keeps the decided versions, and notes where the file proposes others', () => {
  expect(plan({}, decided(running))).toMatchObject({
    versions: running,
    local: [],
    notes: [
      expect.stringContaining('dtyt has shell 1.1.0; its file proposes 1.0.0.'),
      expect.stringContaining('dtyt has mf-a 1.2.0; its file proposes 1.0.0.'),
      expect.stringContaining('dtyt does not have mf-b; its file proposes local.'),
    ],
  });
});

test('arguments override the decided versions, and are remembered as named', () => {
  const first = plan({ releases: { 'mf-a': '1.3.0', 'mf-d': '1.0.0' } }, decided(running, { 'mf-c': '1.0.0' }));
  expect(first).toMatchObject({
    versions: { ...running, 'mf-a': '1.3.0', 'mf-d': '1.0.0' },
    named: { 'mf-a': '1.3.0', 'mf-c': '1.0.0', 'mf-d': '1.0.0' },
  });
  const second = plan({ without: ['mf-c'] }, decided(first.versions, first.named));
  expect(second.versions).toEqual({ shell: '1.1.0', 'mf-a': '1.3.0', 'mf-d': '1.0.0' });
  expect(second.named).toEqual({ 'mf-a': '1.3.0', 'mf-c': null, 'mf-d': '1.0.0' });
});

test('a site that follows sources takes the versions of its file, except for those that people named', () => {
  const last = decided(running, { 'mf-a': '1.2.0', 'mf-b': null, 'mf-c': '1.0.0' });
  expect(plan({ base: 'follow' }, last).versions).toEqual({ shell: '1.0.0', 'mf-a': '1.2.0', 'mf-c': '1.0.0' });
});

test('with the base "file" the plan takes the file alone and forgets named versions', () => {
  expect(plan({ base: 'file' }, decided(running, { 'mf-a': '1.2.0' }))).toMatchObject({
    versions: fromFile,
    named: {},
    notes: [],
  });
});

test('a plan refuses to leave out the shell, or a remote that the deployment does not have', () => {
  expect(() => plan({ without: ['shell'] })).toThrow('without the shell');
  expect(() => plan({ without: ['mf-x'] })).toThrow('mf-x is not part of dtyt: it has shell, mf-a, mf-b.');
});

test('the previous release of a remote is the one that ran; where that did not change, its own previous release stays', () => {
  const last = { versions: { 'mf-a': '1.1.0', 'mf-b': '2.0.0' }, previous: { 'mf-a': '1.0.0', 'mf-b': '1.9.0' } };
  expect(versionsBefore({ 'mf-a': '1.2.0', 'mf-b': '2.0.0', 'mf-new': '1.0.0' }, last)).toEqual({
    'mf-a': '1.1.0',
    'mf-b': '1.9.0',
  });
  expect(versionsBefore({ 'mf-a': '1.2.0' }, undefined)).toEqual({});
});

test.each(['mf-a', 'mf-a@', '@1.0.0', 'mf-a@1', 'mf-a@1.0.0/../x', '../x@1.0.0', 'mf-a@latest'])(
  '%s is not the name of a release',
  (text) => {
    expect(() => parseReleaseName(text)).toThrow(/write it as/);
  },
);
