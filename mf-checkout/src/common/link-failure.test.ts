import type { AppErrorDetails } from '@rifas/shared/http';
import { linkFailure } from './link-failure';

const cases: [AppErrorDetails, ReturnType<typeof linkFailure>][] = [
  [{ serverMessage: 'Talones pagos', serverCode: 200 }, 'unavailable'],
  [{ serverMessage: 'Rifas pagas', serverCode: 200 }, 'unavailable'],
  [{ data: 'Rifas pagas', serverCode: 200 }, 'unavailable'],
  [{ serverMessage: 'TALONES PAGOS ', serverCode: 200 }, 'unavailable'],
  [{ serverMessage: 'Rifas  págas.', serverCode: 200 }, 'unavailable'],
  [{ data: { texto: 'Rifas pagas' }, serverCode: 200 }, undefined],
  [{ serverMessage: 'Talones pagos', serverCode: 405 }, 'unavailable'],
  [{ serverCode: 405, httpStatus: 200 }, 'paid'],
  [{ serverCode: 405, httpStatus: 405 }, 'paid'],
  [{ serverCode: 406 }, 'invalid'],
  [{ serverMessage: 'otra cosa', serverCode: 200 }, undefined],
  [{ serverCode: 500, httpStatus: 500 }, undefined],
  [{}, undefined],
];

test.each(cases)('a refusal with %j is read as %p', (details, failure) => {
  expect(linkFailure(details)).toBe(failure);
});
