import { screen } from '@testing-library/react';
import { AppError } from '@rifas/shared/http';
import { useApiQuery } from '@rifas/shared/query';
import { getRaffles } from '../../contracts';
import { createFakeApi, renderPage, reply } from '../../testing';
import { LoadedList, type ListQuery } from './LoadedList';

const failure = new AppError('network', 'No hay conexión.');
const refetch = jest.fn();
const loadedList = (query: Partial<ListQuery<string>>, failed = 'No pudimos cargar tus rifas.') =>
  renderPage(
    <LoadedList
      query={{ data: undefined, error: null, isFetching: false, refetch, ...query }}
      contract={getRaffles}
      entry={{ one: 'rifa', many: 'rifas' }}
      loading="Cargando tus rifas…"
      failed={failed}
      empty={<p>No tienes rifas.</p>}
    >
      {(items) => <p>{items.join()}</p>}
    </LoadedList>,
  );
/** What of all that a list may say is on the page. */
const shown = () =>
  [
    'Cargando tus rifas…',
    'No pudimos cargar',
    'No pudimos actualizar',
    'No pudimos mostrar',
    'No tienes rifas.',
    '7,8',
  ].filter((text) => screen.queryByText(new RegExp(text)));

function Reader() {
  const { isSuccess } = useApiQuery(getRaffles, {});
  return isSuccess ? <p>read</p> : null;
}

/** The last answer to the call held so many entries that cannot be read. */
async function leaveOut(count: number) {
  const api = createFakeApi();
  api.on(getRaffles, reply.success(Array.from({ length: count }, () => 'roto')));
  const { unmount } = renderPage(<Reader />, { api });
  await screen.findByText('read');
  unmount();
}

beforeEach(() => leaveOut(0));

test('a list on its way says so', () => {
  loadedList({});
  expect(shown()).toEqual(['Cargando tus rifas…']);
});

test('a list that failed says what, why, and is asked for again by its button', async () => {
  const { user } = loadedList({ error: failure });
  expect(shown()).toEqual(['No pudimos cargar']);
  expect(screen.getByRole('alert')).toHaveTextContent(failure.userMessage);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a list without entries shows what stands in its place', () => {
  loadedList({ data: [] });
  expect(shown()).toEqual(['No tienes rifas.']);
});

test('a list of which nothing could be read is not called empty', async () => {
  await leaveOut(2);
  loadedList({ data: [] });
  expect(shown()).toEqual(['No pudimos mostrar']);
});

test('above the entries it says how many could not be read', async () => {
  await leaveOut(1);
  loadedList({ data: ['7', '8'] });
  expect(shown()).toEqual(['No pudimos mostrar', '7,8']);
});

test('an old list that could not be fetched again says only that', async () => {
  await leaveOut(1);
  loadedList({ data: ['7', '8'], error: failure });
  expect(shown()).toEqual(['No pudimos actualizar', '7,8']);
});
