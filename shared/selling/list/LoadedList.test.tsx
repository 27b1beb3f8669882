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
/** The texts of a list that are on the page. */
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

/** Makes the last answer to the call contain this number of unreadable entries. */
async function leaveOut(count: number) {
  const api = createFakeApi();
  api.on(getRaffles, reply.success(Array.from({ length: count }, () => 'roto')));
  const { unmount } = renderPage(<Reader />, { api });
  await screen.findByText('read');
  unmount();
}

beforeEach(() => leaveOut(0));

test('a list that is loading shows its loading text', () => {
  loadedList({});
  expect(shown()).toEqual(['Cargando tus rifas…']);
});

test('a failed list shows what failed and why, and its button reads the list again', async () => {
  const { user } = loadedList({ error: failure });
  expect(shown()).toEqual(['No pudimos cargar']);
  expect(screen.getByRole('alert')).toHaveTextContent(failure.userMessage);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a list without entries shows its empty text', () => {
  loadedList({ data: [] });
  expect(shown()).toEqual(['No tienes rifas.']);
});

test('a list whose entries are all unreadable is not shown as empty', async () => {
  await leaveOut(2);
  loadedList({ data: [] });
  expect(shown()).toEqual(['No pudimos mostrar']);
});

test('a list with unreadable entries shows their number above the other entries', async () => {
  await leaveOut(1);
  loadedList({ data: ['7', '8'] });
  expect(shown()).toEqual(['No pudimos mostrar', '7,8']);
});

test('an old list that could not be refreshed shows only that message above its entries', async () => {
  await leaveOut(1);
  loadedList({ data: ['7', '8'], error: failure });
  expect(shown()).toEqual(['No pudimos actualizar', '7,8']);
});
