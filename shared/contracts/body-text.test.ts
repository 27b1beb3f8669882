import { statusOf } from './body-text';

test.each([
  ['</rifas?page=2>; rel="next"', undefined],
  ['<https://api.example/rifas?page=2>; title="más"; rel=next, </rifas?page=9>; rel="last"', undefined],
  ['</rifas?page=3>; rel="last next"', null],
  [null, 'items 0-19/45'],
  [undefined, 'rifas 20-39/45'],
  [undefined, 'items 40-44/45'],
])('an answer with Link %j and Content-Range %j is a part of a list', (link, range) => {
  expect(statusOf(200, link, range)).toBe(206);
});

test.each([
  [undefined, undefined],
  ['</rifas?page=1>; rel="prev first"', null],
  ['</next.css>; rel=preload', null],
  ['</rifas/next>; rel="canonical"', null],
  [null, 'items 0-44/45'],
  [null, 'items 0-44/*'],
  [null, 'bytes */45'],
  [null, ''],
])('an answer with Link %j and Content-Range %j is whole', (link, range) => {
  expect(statusOf(200, link, range)).toBe(200);
});

test.each([201, 206, 404])('the status %d stays, whatever the headers say', (httpStatus) => {
  expect(statusOf(httpStatus, '</rifas?page=2>; rel="next"', null)).toBe(httpStatus);
});
