import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chart, historyChart } from './chart';
import { historyText, readHistory, withMeasured, type HistoryRow } from './history';
import type { Report } from './report';

const KEY = 'key element with its data';

const reportOf = (value: number): Report => ({
  node: 'v20',
  measuredAt: { 'page-load': '2026-11-21T08:00:00.000Z' },
  sections: [
    {
      part: 'page-load',
      title: '/login, cold cache',
      note: '',
      figures: [
        {
          name: KEY,
          unit: 'ms',
          value,
          spread: { low: 990, high: 1010.25 },
          base: { name: 'one app', value: 2000, ratio: 0.5 },
          limit: { name: 'limit', value: 800, ratio: 1.25 },
        },
        { name: 'requests until the key element', unit: '', value: 8 },
      ],
    },
  ],
});

const measure = (history: readonly HistoryRow[], value: number, commit: string): readonly HistoryRow[] =>
  withMeasured(history, reportOf(value), { part: 'page-load', commit });

test('the key figures are kept for each commit, and a second run at a commit replaces the first', () => {
  const once = measure([], 1000, 'aaaa');
  const twice = measure(measure(once, 900, 'bbbb'), 950, 'bbbb');
  expect(twice.map(({ commit, value }) => [commit, value])).toEqual([
    ['aaaa', '1000'],
    ['bbbb', '950'],
  ]);
  expect(once).toEqual([
    {
      date: '2026-11-21',
      commit: 'aaaa',
      part: 'page-load',
      title: '/login, cold cache',
      figure: KEY,
      unit: 'ms',
      value: '1000',
      low: '990',
      high: '1010.3',
      base: 'one app',
      base_value: '2000',
      limit_value: '800',
    },
  ]);
});

test('readHistory returns the rows that historyText wrote, even with a comma in a title', () => {
  const rows = measure([], 1000, 'aaaa');
  const file = join(mkdtempSync(join(tmpdir(), 'rifas-history-')), 'history.csv');
  expect(readHistory(file)).toEqual([]);
  writeFileSync(file, historyText(rows));
  expect(readHistory(file)).toEqual(rows);
});

test('the picture has a line for each page, with the last ratio beside its name', () => {
  const svg = historyChart(measure(measure([], 1000, 'aaaa'), 1100, 'bbbb'));
  expect(svg).toContain('/login  0.55');
  expect(svg.match(/<polyline points="[\d.]+,[\d.]+ [\d.]+,[\d.]+"/g)).toHaveLength(1);
  expect(svg).toContain('>11-21<');
});

test('a missing value has no point in the chart', () => {
  const svg = chart(
    [{ title: 'a < b', lines: [{ name: 'x', values: [1, undefined, 2] }] }],
    ['2026-01-01', '2026-01-02', '2026-01-03'],
  );
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg).toContain('a &lt; b');
});
