import { readJournal } from '../status/journal';
import { createReport } from './create-report';

const beacon = jest.fn<boolean, [string, string]>(() => true);
Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });

test('a report and the journal keep only the beginning of a long error text', () => {
  const report = createReport({ telemetryUrl: '/telemetry', statusPage: true, composition: 1 });
  report({ kind: 'failure', remote: 'mf-a', detail: 'x'.repeat(200_000) });
  report({ kind: 'load', remote: 'mf-a' });
  expect(beacon.mock.calls.map(([, text]) => (JSON.parse(text) as { detail?: string }).detail?.length)).toEqual([
    1000,
    undefined,
  ]);
  expect(readJournal().map(({ detail }) => detail?.length)).toEqual([1000, undefined]);
});

test('a browser without sendBeacon keeps the journal and draws its pages', () => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  createReport({ telemetryUrl: '/telemetry', statusPage: true, composition: 1 })({ kind: 'load', remote: 'mf-b' });
  expect(readJournal().at(-1)).toMatchObject({ kind: 'load', remote: 'mf-b' });
});
