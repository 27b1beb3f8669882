import { forgetFailedShare } from './forget-failed-share';

type Failed = Parameters<NonNullable<typeof forgetFailedShare.errorLoadShare>>[0];

const fail = (pkgName: string, shareScopeMap: object) =>
  forgetFailedShare.errorLoadShare?.({ pkgName, shareScopeMap } as Failed);

test('A shared chunk that did not arrive is forgotten in every scope, so that it is requested again; other chunks are kept.', () => {
  const failed = { loading: Promise.resolve(), loaded: false };
  const elsewhere = { loading: Promise.resolve() };
  const arrived = { loading: 'kept', loaded: true };
  const other = { loading: 'kept' };
  fail('@rifas/shared/forms', {
    default: {
      '@rifas/shared/forms': { '1.0.0': failed, '1.1.0': arrived },
      '@rifas/shared/query': { '1.0.0': other },
    },
    second: { '@rifas/shared/forms': { '1.0.0': elsewhere } },
    third: {},
  });
  expect([failed.loading, elsewhere.loading]).toEqual([undefined, undefined]);
  expect([arrived.loading, other.loading]).toEqual(['kept', 'kept']);
});
