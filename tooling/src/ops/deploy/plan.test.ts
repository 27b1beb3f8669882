import { loadDeployment } from '../../compose/load-deployment';
import type { Composition } from '../../store/sites/composition';
import { parseReleaseName, plannedVersions, type Wish } from './plan';
import { versionsBefore } from './previous';

const source = { ...loadDeployment('dtyt'), remotes: { shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': 'local' } };
const served = (releases: Composition['releases'], more: Partial<Composition> = {}): Composition => ({
  ...{
    number: 7,
    site: 'dtyt',
    deployment: 'dtyt',
    before: 6,
    at: '',
    by: '',
    source,
    previous: {},
    contentSecurityPolicy: '',
    routes: [],
    files: {},
  },
  releases,
  ...more,
});
const plan = (wish: Partial<Wish>, now?: Composition) =>
  plannedVersions(source, now, { releases: {}, without: [], ...wish }, (name) => `0.0.0-${name}`);
const running = { shell: '1.1.0', 'mf-a': '1.2.0', 'mf-c': '1.0.0' };

test('without arguments the file says what runs, whatever is served', () => {
  expect(plan({}, served(running))).toEqual({ shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': '0.0.0-mf-b' });
});

test('arguments stand over what is served', () => {
  expect(plan({ releases: { 'mf-a': '1.3.0', 'mf-d': '1.0.0' } }, served(running))).toEqual({
    ...running,
    'mf-a': '1.3.0',
    'mf-d': '1.0.0',
  });
  expect(plan({ without: ['mf-c'] }, served(running))).toEqual({ shell: '1.1.0', 'mf-a': '1.2.0' });
});

test('arguments stand over the file where nothing, or another deployment, is served', () => {
  const expected = { shell: '1.0.0', 'mf-a': '1.3.0', 'mf-b': '0.0.0-mf-b' };
  expect(plan({ releases: { 'mf-a': '1.3.0' } })).toEqual(expected);
  expect(plan({ releases: { 'mf-a': '1.3.0' } }, served(running, { deployment: 'ccee' }))).toEqual(expected);
});

test('what cannot be left out is said', () => {
  expect(() => plan({ without: ['shell'] })).toThrow('without the shell');
  expect(() => plan({ without: ['mf-x'] })).toThrow('mf-x is not part of dtyt: it has shell, mf-a, mf-b.');
});

test('the release before is what was served; where that is the same, its own release before', () => {
  const now = served({ 'mf-a': '1.1.0', 'mf-b': '2.0.0' }, { previous: { 'mf-a': '1.0.0', 'mf-b': '1.9.0' } });
  expect(versionsBefore({ 'mf-a': '1.2.0', 'mf-b': '2.0.0', 'mf-new': '1.0.0' }, now)).toEqual({
    'mf-a': '1.1.0',
    'mf-b': '1.9.0',
  });
  expect(versionsBefore({ 'mf-a': '1.2.0' }, undefined)).toEqual({});
});

test.each(['mf-a', 'mf-a@', '@1.0.0', 'mf-a@1', 'mf-a@1.0.0/../x', '../x@1.0.0', 'mf-a@latest'])(
  '%s names no release',
  (text) => {
    expect(() => parseReleaseName(text)).toThrow(/write it as/);
  },
);
