import type { RemoteRelease } from '@rifas/shared/deployment';
import { candidatesOf, ReleaseChoice, type Candidate } from './release-choice';

const feature = { name: 'mf-dos-tres', contract: '^1.0.0', routes: [] };
const release: RemoteRelease = { name: 'mf-dos-tres', version: '2.0.0', entry: '/2/remoteEntry.js', feature };
const previous = { version: '1.0.0', entry: '/1/remoteEntry.js', feature };

test('A release is tried before the previous one, each with a full address and a name that the runtime accepts.', () => {
  expect(candidatesOf({ ...release, previous }, undefined)).toEqual([
    {
      remote: 'mf-dos-tres',
      source: 'current',
      version: '2.0.0',
      entry: 'http://localhost/2/remoteEntry.js',
      federationName: 'mf_dos_tres',
    },
    {
      remote: 'mf-dos-tres',
      source: 'previous',
      version: '1.0.0',
      entry: 'http://localhost/1/remoteEntry.js',
      federationName: 'mf_dos_tres$previous',
    },
  ]);
});

test('Without a previous release there is one candidate.', () => {
  expect(candidatesOf(release, undefined).map(({ source }) => source)).toEqual(['current']);
});

test('An override is the only candidate and keeps its own address.', () => {
  expect(candidatesOf({ ...release, previous }, 'https://dev.example/remoteEntry.js')).toEqual([
    expect.objectContaining({
      source: 'override',
      entry: 'https://dev.example/remoteEntry.js',
      federationName: 'mf_dos_tres$override',
    }),
  ]);
});

test.each(['mf-dos-tres--previous', 'mf-dos-tres--override'])(
  'A remote called %s shares no name in the runtime with another one’s release.',
  (name) => {
    const namesOf = (of: RemoteRelease, override?: string) =>
      candidatesOf(of, override).map(({ federationName }) => federationName);
    const others = [...namesOf({ ...release, previous }), ...namesOf(release, '/dev/remoteEntry.js')];
    expect(others).not.toContain(namesOf({ ...release, name })[0]);
  },
);

test('Giving up a release goes on to the next one, and from the last back to the first.', () => {
  const [first, second] = candidatesOf({ ...release, previous }, undefined) as [Candidate, Candidate];
  const choice = new ReleaseChoice([first, second]);
  expect(choice.current).toBe(first);
  expect(choice.giveUp(first)).toBe(true);
  expect(choice.current).toBe(second);
  // Another part of the first release fails late, after the release was given up.
  expect(choice.giveUp(first)).toBe(true);
  expect(choice.current).toBe(second);
  expect(choice.giveUp(second)).toBe(false);
  expect(choice.current).toBe(first);
});
