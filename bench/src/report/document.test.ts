import { fillTables } from './document';
import type { Report } from './report';

const report: Report = {
  node: 'v20',
  measuredAt: { loads: '2026-11-21T08:00:00.000Z', starts: '2026-11-20T08:00:00.000Z' },
  sections: [
    {
      part: 'loads',
      title: '/login',
      note: 'medians of 7',
      figures: [{ name: 'first paint', unit: 'ms', value: 500, base: { name: 'one app', value: 1000, ratio: 0.5 } }],
    },
    { part: 'starts', title: 'npm start', note: 'seconds', figures: [{ name: 'cold', unit: 's', value: 21.5 }] },
  ],
};

test('fillTables writes tables between their marks, and keeps the text around them', () => {
  const text =
    'Before.\n<!-- measured: loads -->\nold\n<!-- end -->\nBetween.\n<!-- measured: starts -->\n<!-- end -->\nAfter.\n';
  expect(fillTables(text, report)).toBe(`Before.
<!-- measured: loads -->
Measured 2026-11-21.

**/login** (medians of 7)

|             | measured | one app | ratio |
| ----------- | -------- | ------- | ----- |
| first paint | 500 ms   | 1000    | 0.50  |
<!-- end -->
Between.
<!-- measured: starts -->
Measured 2026-11-20.

**npm start** (seconds)

|      | measured |
| ---- | -------- |
| cold | 21.5 s   |
<!-- end -->
After.
`);
});

test('a part without marks in the document changes nothing', () => {
  expect(fillTables('Nothing here.', report)).toBe('Nothing here.');
});

test('a section without figures is written with its note, without a table', () => {
  const failed = { part: 'peers', title: 'A peer', note: 'could not be made that day', figures: [] };
  const measured = { ...report, measuredAt: { peers: '2026-11-24T08:00:00.000Z' }, sections: [failed] };
  expect(fillTables('<!-- measured: peers -->\n<!-- end -->\n', measured)).toBe(`<!-- measured: peers -->
Measured 2026-11-24.

**A peer** (could not be made that day)
<!-- end -->
`);
});
