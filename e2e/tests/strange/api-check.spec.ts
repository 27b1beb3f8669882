import { getRaffles } from '@rifas/shared/contracts';
import { rifas } from '../../support/rifas-command';
import { expect, test } from '../../support/strange-test';

interface Report {
  readonly works: boolean;
  readonly calls: readonly {
    readonly call: string;
    readonly path: string;
    readonly verdict: string;
    readonly why?: string;
  }[];
  readonly manners: readonly { readonly about: string; readonly what: string; readonly weight: string }[];
}

async function check(url: string, ...args: readonly string[]): Promise<{ code: number; report: Report }> {
  const account = ['--user', 'ana@example.com', '--password', 'cualquiera'];
  const { code, stdout, stderr } = await rifas('api-check', url, ...account, '--json', ...args);
  if (stdout === '') throw new Error(stderr);
  return { code, report: JSON.parse(stdout) as Report };
}

const refusedBy = ({ calls }: Report) =>
  calls.filter(({ verdict }) => verdict === 'refused').map(({ call, why }) => `${call}: ${why ?? ''}`);
const verdicts = ({ calls }: Report) => [...new Set(calls.map(({ verdict }) => verdict))].sort();

test('the check of an API accepts an API with the same answers in another form, and names what is odd @modes', async ({
  api,
}) => {
  const plain = await check(api.url);
  expect([plain.code, plain.report.works, verdicts(plain.report)]).toEqual([
    0,
    true,
    expect.not.arrayContaining(['refused']),
  ]);
  api.be({ seed: 5, harms: ['none', 'field'] });
  const odd = await check(api.url);
  expect(refusedBy(odd.report)).toEqual([]);
  expect([odd.code, odd.report.works]).toEqual([0, true]);
  expect(verdicts(odd.report)).toContain('odd');
  const rotation = odd.report.manners.filter(({ about }) => about === 'rotation').map(({ what }) => what);
  expect(rotation.join()).toContain('the old one is refused');
});

test('the check of an API refuses an API without raffles, and names the call', async ({ api }) => {
  api.fail(/get-by-pasajero/, '500');
  const { code, report } = await check(api.url);
  expect([code, report.works]).toEqual([1, false]);
  expect(report.calls.filter(({ verdict }) => verdict === 'refused').map(({ call }) => call)).toEqual([
    getRaffles.name,
  ]);
});
