import type { Report } from './report';
import { fillSummary } from './summary';

const report: Report = {
  node: 'v20',
  measuredAt: { 'raffle-list': '2026-11-21T08:00:00.000Z' },
  sections: [
    {
      part: 'raffle-list',
      title: 'Raffle list of 500 raffles',
      note: '',
      figures: [
        {
          name: 'from the menu until rows are there',
          unit: 'ms',
          value: 440,
          spread: { low: 430, high: 460 },
          base: { name: 'a list of 20', value: 400, ratio: 1.1 },
        },
      ],
    },
  ],
};

test('a table has a row for each measured figure beside its aim, and no row for other figures', () => {
  expect(fillSummary('<!-- table: growth -->\nold\n<!-- end -->\n', report)).toBe(`<!-- table: growth -->
|                                   | ours                | beside | ratio | aim                  |
| --------------------------------- | ------------------- | ------ | ----- | -------------------- |
| 500 raffles: until rows are there | 440 ms (430 to 460) | 400    | 1.10  | 1.20 of a list of 20 |
<!-- end -->
`);
});

test('a table that only compares with peers has no aims', () => {
  const title = '/login beside OpenMRS 3, login';
  const figures = [
    {
      name: 'key element, cold cache',
      unit: 'ms',
      value: 2000,
      base: { name: 'OpenMRS 3, login', value: 8000, ratio: 0.25 },
    },
  ];
  const sections = [{ part: 'peers', title, note: '', figures }];
  expect(fillSummary('<!-- table: peers -->\nold\n<!-- end -->\n', { ...report, sections })).toBe(
    `<!-- table: peers -->
|                        | ours    | theirs | ratio |
| ---------------------- | ------- | ------ | ----- |
| OpenMRS 3, login: cold | 2000 ms | 8000   | 0.25  |
<!-- end -->
`,
  );
});

test('a part that this report has not measured keeps its old rows at their places', () => {
  const standing = `<!-- table: growth -->

|                                   | ours               | beside | ratio | aim                      |
| --------------------------------- | ------------------ | ------ | ----- | ------------------------ |
| 500 raffles: until rows are there | 999 ms             | 900    | 1.11  | 1.20 of a list of 20     |
| heap after 200 navigations        | 9 MB               | 8      | 1.13  | 1.10 of that after 20    |
| nobody measures this any more     | 1                  | 1      | 1.00  | 1.00                     |

<!-- end -->
`;
  expect(fillSummary(standing, report)).toBe(`<!-- table: growth -->
|                                   | ours                | beside | ratio | aim                   |
| --------------------------------- | ------------------- | ------ | ----- | --------------------- |
| 500 raffles: until rows are there | 440 ms (430 to 460) | 400    | 1.10  | 1.20 of a list of 20  |
| heap after 200 navigations        | 9 MB                | 8      | 1.13  | 1.10 of that after 20 |
<!-- end -->
`);
});
