import { screen } from '@testing-library/react';
import { AppError } from '@rifas/shared/http';
import { useApiQuery } from '@rifas/shared/query';
import { getRaffles } from '../../contracts';
import { createFakeApi, renderPage, reply } from '../../testing';
import { LoadedList, type ListQuery } from './LoadedList';

const failure = new AppError('network', 'No hay conexión.');
const refetch = jest.fn();
const loadedList = (query: Partial<ListQuery<string>>) =>
  renderPage(
    <LoadedList
      query={{ data: undefined, error: null, isFetching: false, refetch, ...query }}
      contract={getRaffles}
      entry={{ one: 'rifa', many: 'rifas' }}
      loading="Cargando tus rifas…"
      failed="No pudimos cargar tus rifas."
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

test.each<[string, Partial<ListQuery<string>>, number, string[]]>([
  ['a list that is loading', {}, 0, ['Cargando tus rifas…']],
  ['a list without entries', { data: [] }, 0, ['No tienes rifas.']],
  ['a list whose entries are all unreadable', { data: [] }, 2, ['No pudimos mostrar']],
  ['a list with an unreadable entry', { data: ['7', '8'] }, 1, ['No pudimos mostrar', '7,8']],
  [
    'an old list that could not be refreshed',
    { data: ['7', '8'], error: failure },
    1,
    ['No pudimos actualizar', '7,8'],
  ],
])('%s shows only what is said about it, and its entries', async (_what, query, unreadable, texts) => {
  await leaveOut(unreadable);
  loadedList(query);
  expect(shown()).toEqual(texts);
});

test('the notice about an unreadable entry waits for the end of a press', async () => {
  await leaveOut(0);
  const { user } = loadedList({ data: ['7', '8'] });
  await user.pointer({ keys: '[TouchA>]', target: screen.getByText('7,8') });
  await leaveOut(1);
  expect(shown()).toEqual(['7,8']);
  await user.pointer({ keys: '[/TouchA]', target: screen.getByText('7,8') });
  expect(await screen.findByText(/No pudimos mostrar/)).toBeVisible();
});

test('a failed list shows what failed and why, and its button reads the list again', async () => {
  await leaveOut(0);
  const { user } = loadedList({ error: failure });
  expect(shown()).toEqual(['No pudimos cargar']);
  expect(screen.getByRole('alert')).toHaveTextContent(failure.userMessage);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
