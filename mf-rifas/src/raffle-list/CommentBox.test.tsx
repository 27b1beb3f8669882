import { act, screen, waitFor, within } from '@testing-library/react';
import { getDetailedRaffles, saveComment } from '@rifas/shared/contracts';
import { queryClient } from '@rifas/shared/query';
import { raffleOf, reply } from '@rifas/shared/testing';
import { resetRaffleList } from './raffle-list.store';
import { openList, raffleRow } from './raffle-list.testing';

beforeEach(() => resetRaffleList());

const RAFFLES = [raffleOf('00123', { comment: 'llamar el lunes' }), raffleOf('00200', { firstId: 11 })];

async function unfold(number: string) {
  const page = openList(RAFFLES);
  page.api.on(saveComment, reply.success());
  const row = await raffleRow(number);
  await page.user.click(within(row).getByText(number));
  return {
    ...page,
    box: within(row).getByLabelText('Comentario'),
    save: within(row).getByRole('button', { name: `GUARDAR de la rifa ${number}` }),
  };
}

const sent = (page: { api: ReturnType<typeof openList>['api'] }) =>
  page.api.requests(saveComment).map(({ form }) => Object.fromEntries(form.entries()));

test('GUARDAR saves the comment and confirms it', async () => {
  const page = await unfold('00123');
  expect(page.box).toHaveValue('llamar el lunes');
  await page.user.clear(page.box);
  await page.user.type(page.box, 'pagó');
  expect(screen.getByText('Sin guardar')).toBeInTheDocument();
  await page.user.click(page.save);
  await waitFor(() => expect(page.notice()).toBe('Comentario actualizado correctamente.'));
  expect(sent(page)).toEqual([{ numero: '00123', comment: 'pagó' }]);
  expect(page.box).toHaveValue('pagó');
  expect(screen.queryByText('Sin guardar')).not.toBeInTheDocument();
  expect(page.api.requests(getDetailedRaffles)).toHaveLength(1);
});

test.each(['00200', '00123'])('GUARDAR saves no comment of the raffle %s as an empty text', async (number) => {
  const page = await unfold(number);
  await page.user.clear(page.box);
  await page.user.click(page.save);
  await waitFor(() => expect(page.notice()).toBe('Comentario actualizado correctamente.'));
  expect(sent(page)).toEqual([{ numero: number, comment: '' }]);
  expect(page.box).toHaveValue('');
});

test('a save with an expired XSRF token loads the list for a new token, and a second press succeeds', async () => {
  const page = await unfold('00200');
  page.api.on(saveComment, ({ headers }) =>
    headers.get('x-xsrf-token') === 'nueva' ? reply.success() : reply.http(419, { message: 'CSRF token mismatch.' }),
  );
  page.api.on(getDetailedRaffles, () => {
    document.cookie = 'XSRF-TOKEN=nueva';
    return reply.of(getDetailedRaffles, RAFFLES);
  });
  await page.user.type(page.box, 'a las 10');
  await page.user.click(page.save);
  expect(await screen.findByRole('alert')).toHaveTextContent('tocá GUARDAR otra vez');
  await waitFor(() => expect(document.cookie).toContain('nueva'));
  expect(page.box).toHaveValue('a las 10');
  await page.user.click(page.save);
  await waitFor(() => expect(page.notice()).toBe('Comentario actualizado correctamente.'));
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('a failed save is reported and keeps the text for a retry', async () => {
  const page = await unfold('00200');
  page.api.on(saveComment, reply.error());
  await page.user.type(page.box, 'a las 10');
  await page.user.click(page.save);
  await waitFor(() => expect(page.notice()).toBe('Ha ocurrido un error.'));
  expect(page.box).toHaveValue('a las 10');
  expect(screen.getByText('Sin guardar')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Tu texto sigue acá: tocá GUARDAR otra vez.');

  page.api.on(saveComment, reply.success());
  await page.user.click(page.save);
  await waitFor(() => expect(page.notice()).toBe('Comentario actualizado correctamente.'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a double press saves the comment once', async () => {
  const page = await unfold('00200');
  const answer = page.api.hold(saveComment);
  await page.user.dblClick(page.save);
  await waitFor(() => expect(page.api.requests(saveComment)).toHaveLength(1));
  answer(reply.success());
  await waitFor(() => expect(page.notice()).toBe('Comentario actualizado correctamente.'));
  expect(page.api.requests(saveComment)).toHaveLength(1);
});

test('text typed while a save is under way is kept', async () => {
  const page = await unfold('00200');
  const answer = page.api.hold(saveComment);
  await page.user.type(page.box, 'uno');
  await page.user.click(page.save);
  await page.user.type(page.box, ' y dos');
  await act(async () => answer(reply.success()));
  await waitFor(() => expect(page.notice()).toBe('Comentario actualizado correctamente.'));
  expect(page.box).toHaveValue('uno y dos');
  expect(screen.getByText('Sin guardar')).toBeInTheDocument();
});

test('an unsaved comment survives a filter, a reloaded list and leaving the page', async () => {
  const page = await unfold('00123');
  await page.user.type(page.box, ' a las 10');

  const search = screen.getByLabelText('Buscar por número o comprador');
  await page.user.type(search, '00200');
  await waitFor(() => expect(screen.queryByText('00123')).not.toBeInTheDocument());
  await page.user.clear(search);
  expect(within(await raffleRow('00123')).getByLabelText('Comentario')).toHaveValue('llamar el lunes a las 10');

  await act(() => queryClient.refetchQueries());
  expect(within(await raffleRow('00123')).getByLabelText('Comentario')).toHaveValue('llamar el lunes a las 10');

  page.unmount();
  openList(RAFFLES);
  expect(within(await raffleRow('00123')).getByLabelText('Comentario')).toHaveValue('llamar el lunes a las 10');
});
