import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../lib/afterwards.testing';
import { temporaryFolder } from '../../lib/files';
import { readFigureSources } from './figure-sources';
import { Figures, samplesIn } from './figures';

const asked = { site: 'main', slowSeconds: 2.5 };
const labels = (composition: number, more = '') =>
  `${more}site="main",composition="${composition}",group="canary",remote="mf-a",version="1.1.0"`;
const text = (visits: number, failures: number, slow = 0) => `# HELP rifas_page_visits_total Page loads
# TYPE rifas_page_visits_total counter
rifas_page_visits_total{${labels(8)}} ${visits}
rifas_page_visits_total{${labels(8).replace('1.1.0', '1.0.0')}} 1
rifas_page_visits_total{${labels(8).replace('main', 'another')}} 999
rifas_page_visits_with_total{${labels(8, 'kind="failure",')}} ${failures}
rifas_page_visits_with_total{${labels(8, 'kind="view",')}} 77
rifas_remote_load_seconds_bucket{${labels(8, 'le="1",')}} 0
rifas_remote_load_seconds_bucket{${labels(8, 'le="2.5",')}} ${visits - slow}
rifas_remote_load_seconds_bucket{${labels(8, 'le="+Inf",')}} ${visits}
rifas_remote_load_seconds_count{${labels(8)}} ${visits}
rifas_page_visits_total{${labels(7)}} 5
process_start_time_seconds 1732233600`;

test('a Prometheus text is read line by line with escaped labels, and lines that are not counters are left out', () => {
  expect(samplesIn('a{b="c\\"d\\\\",e=""} 1e3\n# a{b="c"} 1\nno labels 5\na{b="c"} NaN\n')).toEqual([
    { name: 'a', labels: { b: 'c"d\\', e: '' }, value: 1000 },
  ]);
});

test('page loads from before the first look do not count, and the counts of several backends are added up', () => {
  const figures = new Figures(asked);
  figures.add('one', text(100, 10));
  figures.add('two', text(50, 0));
  expect(figures.of(8)).toEqual({});
  figures.add('one', text(140, 13, 4));
  figures.add('two', text(60, 0));
  expect(figures.of(8)['mf-a']).toEqual({
    failure: { of: 50, bad: 3 },
    fallback: { of: 50, bad: 0 },
    render: { of: 50, bad: 0 },
    slow: { of: 50, bad: 4 },
  });
  expect(figures.of(9)).toEqual({});
});

test('a restarted backend counts from zero, and a backend that is reached later counts from its first look', () => {
  const figures = new Figures(asked);
  figures.add('one', text(100, 10));
  figures.add('one', text(4, 1));
  // The backend may have run for weeks: its earlier counts say nothing about the visitors of this watch.
  figures.add('late', text(3000, 2000));
  figures.add('late', text(3030, 2002));
  expect(figures.of(8)['mf-a']?.failure).toEqual({ of: 5 + 30, bad: 3 });
});

const COUNTED = '# TYPE rifas_page_visits_total counter\n';

test('counters are read from folders of files and addresses, and a source that does not answer is reported', async () => {
  const asked = new Set<string>();
  const { url } = await serve((request, response) => {
    asked.add(`${request.url} ${request.headers.authorization}`);
    response.statusCode = request.url === '/other' ? 404 : 200;
    response.end(request.url === '/' ? '<p>Volvemos enseguida</p>' : COUNTED);
  });
  const folder = temporaryFolder('metrics');
  writeFileSync(join(folder, 'a.prom'), `${COUNTED}# of a file`);
  writeFileSync(join(folder, 'b.url'), `${url}/metrics\n`);
  writeFileSync(join(folder, 'c.txt'), 'nothing');
  writeFileSync(join(folder, 'd.url'), '');
  expect(
    await readFigureSources([
      folder,
      `${url}/other`.replace('://', '://ana:se%20creto@'),
      `${url}/`,
      join(folder, 'missing'),
      'http://127.0.0.1:9/metrics',
    ]),
  ).toEqual([
    { source: join(folder, 'a.prom'), text: `${COUNTED}# of a file` },
    { source: `${url}/metrics`, text: COUNTED },
    { source: '', problem: 'it is no address such as http://backend:4000/metrics' },
    { source: `${url}/other`, problem: 'it answered 404' },
    { source: `${url}/`, problem: 'it answered something else than the counters of a backend' },
    { source: join(folder, 'missing'), problem: 'there is no such folder, and an address begins with http://' },
    { source: 'http://127.0.0.1:9/metrics', problem: expect.any(String) },
  ]);
  expect(asked).toContain(`/other Basic ${btoa('ana:se creto')}`);
});
