import { readBy } from './contracts.testing';
import { getBankDeposits } from './index';
import { isPage } from './paging';

const LIST = [7];
const isPageWith = (beside: object) => isPage({ status: 'success', data: LIST, ...beside }, LIST, LIST.length);

test.each([
  { total_paginas: 3, pagina: 1 },
  { paginas: 3 },
  { cantidadDePaginas: '3' },
  { ultima_pagina: 3 },
  { siguiente: '/rifas?pagina=2' },
  { 'página siguiente': '/rifas?pagina=2' },
  { proximaPagina: 2 },
  { hay_mas: true },
  { HayMasRegistros: 'Sí' },
  { tiene_siguiente: 1 },
  { recortado: true },
  { enlaces: [{ rel: 'siguiente', href: '/rifas?pagina=2' }] },
  { enlaces: { siguiente: '/rifas?pagina=2' } },
  { esUltima: 0 },
  { ultima_pagina: 'No' },
  { totalRegistros: 45, porPagina: 20 },
  { total_de_registros: 45, pagina_actual: 1 },
  { 'registros totales': '45', 'Tamaño de página': 20 },
  { total: 45, límite: 20 },
])('In Spanish, %j beside a list says that it is a page.', (beside) => expect(isPageWith(beside)).toBe(true));

test.each([
  {
    links: [
      { rel: 'self', href: '/' },
      { rel: 'next', href: '/?page=2' },
    ],
  },
  { links: { 0: { rel: ['next'], url: '/?page=2' } } },
  { _links: { next: { href: '/?page=2' } } },
  { next_offset: 20 },
  { '@odata.nextLink': '/?$skip=20' },
  { 'hydra:view': { 'hydra:next': '/?page=2' } },
  { truncated: true },
  { LastEvaluatedKey: { id: { N: '7' } } },
  { continuationToken: 'abc' },
  { more: 25 },
  { last: false },
  { is_last_page: 0 },
  { TotalPages: 3 },
  { 'page-count': 3 },
  { total: 45, page: 1 },
  { count: 45, page: 0 },
  { total: 3, records: 45, page: 1 },
  { meta: { skip: 0, take: 20, total: 45 } },
  { page: { size: 20, number: 0, totalElements: 45 } },
  { total: 45, pagination: { page: 1 } },
  { page: 1, meta: { total: 45 } },
  { total: 45, count: 1, offset: 0 },
])('In English, %j beside a list says that it is a page.', (beside) => expect(isPageWith(beside)).toBe(true));

test.each([
  { next: null, siguiente: '', hay_mas: false, hasMore: 'n', next_offset: -1 },
  { next: {}, siguiente: { href: null }, nextPage: 'None' },
  { LastEvaluatedKey: null, continuationToken: '' },
  { links: [{ rel: 'next', href: null }, { rel: 'prev', href: '/' }, 7, { url: '/', label: 'Next' }] },
  { last: true, esUltima: 'Sí', ultima: null },
  { last: 0, last_page: 0 },
  { pagina: 1, total_paginas: 1 },
  { pagina: 1, total_paginas: 1, total: 45 },
  { pagina: 1, porPagina: 20, total: 1 },
  { total: 45 },
  { totalRegistros: '45', cantidad: 45 },
  { total: 45, page: null, limit: 0 },
  { total: 45, page: 1, size: 100 },
  { pagina: 1, totales: { total: 500, totalRecaudado: 500 } },
  { total: 500, meta: { pagina: 1, total: 1 } },
  { siguienteSorteo: 'mañana', masInformacion: '/ayuda', pagos: 3, numero: 3 },
  { message: null, code: null, version: '1.0', errors: [], token: 'abc', cursor: 'abc' },
])('%j beside a list does not say that it is a page.', (beside) => expect(isPageWith(beside)).toBe(false));

test('The fields of the entries say nothing, whether the list is an array or an object by number.', () => {
  const entry = { siguiente: 'x', total: 45, pagina: 1, last: false, next: { id: 2 } };
  for (const list of [[entry], { 1: entry }, { depositos: [entry] }])
    expect(isPage({ status: 'success', data: list }, list, 1)).toBe(false);
});

test('What stands beside a list in the envelope of a gateway counts.', () => {
  expect(isPage({ status: 'success', data: { status: 'success', data: LIST, paginas: 2 } }, LIST, 1)).toBe(true);
});

test.each([
  { siguiente: { href: '/' } },
  { next: null },
  { enlaces: [] },
  { '@odata.nextLink': null },
  { paginas: {} },
])('A list in an object with %j beside it may be a page, so it is refused and not read as two entries.', (beside) => {
  const read = () => readBy(getBankDeposits, { depositos: [{ id: 1 }], ...beside });
  expect(read).toThrow('no es una lista');
});
