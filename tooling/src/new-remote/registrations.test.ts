import {
  addToDeployment,
  addToWorkspace,
  namesRemote,
  removeFromDeployment,
  removeFromWorkspace,
} from './registrations';

const FORMS: readonly [string, string, string][] = [
  [
    'a line each',
    '{\n  "remotes": {\n    "shell": "local"\n  },\n  "z": {}\n}',
    '{\n  "remotes": {\n    "shell": "local",\n    "mf-a": "local"\n  },\n  "z": {}\n}',
  ],
  ['no remotes', '{ "remotes": {} }', '{ "remotes": {\n    "mf-a": "local"\n  } }'],
];

test.each(FORMS)('a remote is added to and removed from a deployment with %s', (_name, before, after) => {
  expect(addToDeployment(before, 'mf-a', 'x.json')).toBe(after);
  expect(JSON.parse(removeFromDeployment(after, 'mf-a', 'x.json'))).toEqual(JSON.parse(before));
  expect([namesRemote(before, 'mf-a'), namesRemote(after, 'mf-a'), namesRemote(after, 'mf')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('a deployment file without remotes is refused by its name', () => {
  expect(() => addToDeployment('{}', 'mf-a', 'x.json')).toThrow('x.json has no "remotes"');
});

test('a workspace keeps its other lines', () => {
  const yaml = 'packages:\n  - shell\n  - mf-a\n  - backend\n\n# why\ncatalog:\n  mf-a: 1\n';
  const added = addToWorkspace(yaml, 'mf-b');
  expect(added).toBe(yaml.replace('  - mf-a\n', '  - mf-a\n  - mf-b\n'));
  expect(removeFromWorkspace(added, 'mf-b')).toBe(yaml);
  expect(addToWorkspace('packages:\n  - shell\n', 'mf-b')).toBe('packages:\n  - mf-b\n  - shell\n');
  expect(() => addToWorkspace('catalog: {}', 'mf-b')).toThrow('packages:');
});
