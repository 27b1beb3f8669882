import { act, screen } from '@testing-library/react';
import { invalidate } from '@rifas/shared/query';
import { getRaffles } from '../../contracts';
import { raffleNumber } from '../../domain';
import { createFakeApi, raffleOf, renderPage, reply } from '../../testing';
import { useListQuery } from './use-list-query';

function List() {
  const { data, error, isFetching, refetch } = useListQuery(getRaffles, {});
  return (
    <>
      <ul>
        {data?.map((raffle) => (
          <li key={raffleNumber(raffle)}>{raffleNumber(raffle)}</li>
        ))}
      </ul>
      {error && <p role="alert">{error.code}</p>}
      <button onClick={() => void refetch()}>{isFetching ? 'Cargando' : 'Cargar'}</button>
    </>
  );
}

const numbers = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const readAgain = () => act(() => invalidate(getRaffles));

async function openList() {
  const api = createFakeApi();
  api.on(getRaffles, reply.of(getRaffles, [raffleOf('1'), raffleOf('2')]));
  const page = renderPage(<List />, { api });
  await screen.findByText('2');
  return { ...page, api };
}

test('An answer that arrives during a press is shown after it.', async () => {
  const { user, api } = await openList();
  const row = screen.getByText('2');
  await user.pointer({ keys: '[TouchA>]', target: row });
  api.on(getRaffles, reply.of(getRaffles, [raffleOf('2')]));
  await readAgain();
  expect(numbers()).toEqual(['1', '2']);
  await user.pointer({ keys: '[/TouchA]', target: row });
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

test('A failure that arrives during a press is shown after it.', async () => {
  const { user, api } = await openList();
  const row = screen.getByText('2');
  await user.pointer({ keys: '[TouchA>]', target: row });
  api.on(getRaffles, reply.http(500));
  await readAgain();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/TouchA]', target: row });
  expect(await screen.findByRole('alert')).toHaveTextContent('http');
});

test('A list tells whether it is being fetched, and is fetched again on request.', async () => {
  const { user, api } = await openList();
  const answer = api.hold(getRaffles);
  await user.click(screen.getByRole('button', { name: 'Cargar' }));
  expect(await screen.findByRole('button', { name: 'Cargando' })).toBeVisible();
  answer(reply.of(getRaffles, [raffleOf('3')]));
  expect(await screen.findByText('3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cargar' })).toBeVisible();
});
