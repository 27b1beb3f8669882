import { act, screen, waitFor } from '@testing-library/react';
import { generateLink, getMyLinks, getRaffles } from '@rifas/shared/contracts';
import { closeNotice, useHostState } from '@rifas/shared/remote';
import { sessionPassenger, useSession } from '@rifas/shared/session';
import { reply } from '@rifas/shared/testing';
import { openAfresh } from './open-afresh';
import { resetPaymentLink, usePaymentLink } from './payment-link.store';
import {
  button,
  checkbox,
  goToBuyer,
  openWithBuyer,
  openWizard,
  serverWith,
  title,
  TWO_RAFFLES,
} from './payment-link.testing';

jest.mock('./open-afresh', () => ({ openAfresh: jest.fn() }));

beforeEach(() => resetPaymentLink());

/** Clears the memory of the page and keeps the storage of the tab, as a reload does. */
async function reload() {
  const stored = { ...sessionStorage };
  resetPaymentLink();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, String(value));
  await usePaymentLink.persist.rehydrate();
}

async function toTheLink() {
  const page = await openWithBuyer();
  await page.user.click(button('ENVIAR LINK'));
  await title('TU LINK DE PAGO ESTÁ PRONTO');
  return page;
}

test('VOLVER leads back and keeps the choice and the typed data', async () => {
  const page = openWizard();
  await goToBuyer(page);
  expect(page.address()).toBe('/dashboard/rifas?paso=2');
  await page.user.type(screen.getByLabelText('Nombre'), 'Ana');
  await page.user.click(button('VOLVER'));
  await title('ELIGE LAS RIFAS PARA EL LINK DE PAGO');
  expect(page.address()).toBe('/dashboard/rifas');
  expect(await checkbox('00123', 1)).toBeChecked();
  await page.user.click(button('ENVIAR LINK DE PAGO AL COMPRADOR (2)'));
  expect(await screen.findByLabelText('Nombre')).toHaveValue('Ana');
});

test('the back and forward buttons of the browser move between the steps', async () => {
  const page = openWizard();
  await goToBuyer(page);
  await page.user.type(screen.getByLabelText('Apellido'), 'Pérez');
  await page.user.click(button('atrás del navegador'));
  await title('ELIGE LAS RIFAS PARA EL LINK DE PAGO');
  await page.user.click(button('adelante del navegador'));
  await title('DATOS DEL COMPRADOR');
  expect(screen.getByLabelText('Apellido')).toHaveValue('Pérez');
});

test('a reload at step 2 keeps the step, the choice and the typed data', async () => {
  const page = await openWithBuyer();
  page.unmount();
  await reload();
  openWizard({ at: '/dashboard/rifas?paso=2' });
  await title('DATOS DEL COMPRADOR');
  expect(await screen.findByLabelText('Email')).toHaveValue('Ana@Mail.com');
  expect(screen.getByRole('region', { name: 'Resumen' })).toHaveTextContent('TotalUS$ 40,00');
});

test('the typed name and the caret stay when the session loads the seller while they type', async () => {
  const passenger = sessionPassenger({ firstName: 'Ana', lastName: 'Pérez', passengerId: 1 });
  const page = openWizard();
  act(() => {
    useSession.setState({ passenger: undefined });
    usePaymentLink.setState({ owner: undefined });
  });
  await goToBuyer(page);
  await page.user.type(screen.getByLabelText('Nombre'), 'Lu');
  act(() => useSession.setState({ passenger }));
  expect(usePaymentLink.getState().owner).toBe(1);
  await page.user.keyboard('cía');
  expect(screen.getByLabelText('Nombre')).toHaveValue('Lucía');
});

/** Sends the form. The request is answered when `answer` is called. */
async function send() {
  const page = await openWithBuyer();
  const answer = page.api.hold(generateLink);
  await page.user.click(button('ENVIAR LINK'));
  await waitFor(() => expect(page.api.requests(generateLink)).toHaveLength(1));
  return { ...page, answer: (said = reply.success('el-token')) => answer(said) };
}

test('a link that arrives after a step back replaces the list of the tickets', async () => {
  const { user, answer } = await send();
  await user.click(button('atrás del navegador'));
  await title('ELIGE LAS RIFAS PARA EL LINK DE PAGO');
  answer();
  await title('TU LINK DE PAGO ESTÁ PRONTO');
});

test('a link that arrives after the seller left the page is shown once, on the next visit', async () => {
  const { unmount, answer } = await send();
  unmount();
  answer();
  await waitFor(() => expect(usePaymentLink.getState().link).toBeDefined());
  const again = openWizard();
  await title('TU LINK DE PAGO ESTÁ PRONTO');
  again.unmount();
  openWizard();
  await title('ELIGE LAS RIFAS PARA EL LINK DE PAGO');
});

test('a failed link is reported in the form, or in a notice if the seller has left the page', async () => {
  const { unmount, answer } = await send();
  unmount();
  answer(reply.error('algo'));
  await waitFor(() => expect(useHostState.getState().notice?.message).toMatch(/^Hubo un problema al generar el link/));
  closeNotice();
  resetPaymentLink();
  const again = await send();
  again.answer(reply.error('algo'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Hubo un problema al generar el link de pago');
  expect(useHostState.getState().notice).toBeUndefined();
});

test('the address of step 2 without a choice leads to step 1', async () => {
  const page = openWizard({ at: '/dashboard/rifas?paso=2' });
  await title('ELIGE LAS RIFAS PARA EL LINK DE PAGO');
  expect(page.address()).toBe('/dashboard/rifas');
});

test('the back button of the browser never leads from the link to the form that was sent', async () => {
  const page = await toTheLink();
  expect(page.address()).toBe('/dashboard/rifas?paso=3');
  await page.user.click(button('atrás del navegador'));
  await title('ELIGE LAS RIFAS PARA EL LINK DE PAGO');
  expect(await checkbox('00123', 1)).not.toBeChecked();
  await page.user.click(button('adelante del navegador'));
  await title('TU LINK DE PAGO ESTÁ PRONTO');
});

test('the next link starts with an empty buyer', async () => {
  const page = await toTheLink();
  await page.user.click(button('atrás del navegador'));
  await goToBuyer(page);
  expect(screen.getByLabelText('Nombre')).toHaveValue('');
});

test('GENERAR OTRO LINK clears the draft and loads the page again', async () => {
  const page = await toTheLink();
  await page.user.click(button('GENERAR OTRO LINK'));
  expect(openAfresh).toHaveBeenCalledWith('/dashboard/rifas');
  expect(usePaymentLink.getState()).toMatchObject({ chosen: [], link: undefined });
});

test('a ticket that a reloaded list no longer sells leaves the choice with a message', async () => {
  const page = openWizard();
  await goToBuyer(page);
  await page.user.click(button('VOLVER'));
  page.unmount();
  const [first = [], second = []] = TWO_RAFFLES;
  const again = openWizard({ api: page.api });
  again.api.on(getRaffles, reply.of(getRaffles, [first.slice(1), second]));
  expect(
    await screen.findByText('El talón 00123 (sorteo 1) ya no está disponible y lo quitamos de tu selección.'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'ENVIAR LINK DE PAGO AL COMPRADOR (1)' })).toBeInTheDocument();
});

test('the draft of another seller in this tab is dropped', async () => {
  const page = await openWithBuyer();
  page.unmount();
  openWizard({ at: '/dashboard/rifas?paso=2' });
  act(() =>
    useSession.setState({ passenger: sessionPassenger({ firstName: 'Otra', lastName: 'Persona', passengerId: 2 }) }),
  );
  await title('ELIGE LAS RIFAS PARA EL LINK DE PAGO');
  await waitFor(() => expect(button('ENVIAR LINK DE PAGO AL COMPRADOR (0)')).toBeInTheDocument());
  expect(sessionStorage.getItem('rifas.borrador:payment-link')).toBeNull();
});

test('a stored draft of an earlier release is dropped without an error', async () => {
  const older = { chosen: [{ id: 1, Numero: '00123', SorteoNumero: '1' }, null], gone: [], link: undefined };
  sessionStorage.setItem('rifas.payment-link', JSON.stringify({ state: older, version: 0 }));
  sessionStorage.setItem('rifas.borrador:payment-link', JSON.stringify({ Nombre: 'Ana', asumoRecargo: true }));
  await usePaymentLink.persist.rehydrate();
  const page = openWizard({ at: '/dashboard/rifas?paso=2' });
  await title('ELIGE LAS RIFAS PARA EL LINK DE PAGO');
  expect(await checkbox('00123', 1)).not.toBeChecked();
  await goToBuyer(page);
  expect(screen.getByLabelText('Nombre')).toHaveValue('');
});

test('Both steps link to the view of the links where the API has that call.', async () => {
  const api = serverWith(TWO_RAFFLES);
  api.on(getMyLinks, reply.of(getMyLinks, []));
  const page = openWizard({ api });
  const toLinks = () => screen.findByRole('link', { name: 'Links de pago' });
  expect(await toLinks()).toHaveAttribute('href', '/dashboard/rifas/links');
  await goToBuyer(page);
  expect(await toLinks()).toBeVisible();
});
