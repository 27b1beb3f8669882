import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { getTransferableRaffles, transferDirectly } from '@rifas/shared/contracts';
import { createFakeApi, reply } from '@rifas/shared/testing';
import { choose, dialog, forgetDrafts, renderTransfer } from '../testing/render-transfer';
import { entryOf } from '../testing/samples';
import { useDirectTransfer } from './direct-transfer.store';

const raffles = (...numbers: string[]) =>
  reply.of(
    getTransferableRaffles,
    numbers.map((number) => entryOf(number)),
  );

function open(variant: 'dtyt' | 'ccee' = 'dtyt') {
  const api = createFakeApi();
  api.on(getTransferableRaffles, raffles('00123', '00200'));
  return renderTransfer('directa', { api, deployment: { variant } });
}
const mail = () => screen.findByRole('textbox', { name: 'Mail del pasajero que recibe las rifas' });
const send = () => screen.findByRole('button', { name: 'TRANSFERIR' });

async function ask(user: UserEvent) {
  await user.type(await mail(), 'Ana@Mail.com');
  await user.click(await choose('00123'));
  await user.click(await send());
  await screen.findByRole('dialog');
}

beforeEach(forgetDrafts);

test.each([[''], ['ana'], ['ana@mail'], ['ana+rifas@mail.com'], ['ana@mail.info']])(
  'the form rejects the mail %p',
  async (typed) => {
    const { user } = open();
    await user.click(await choose('00123'));
    if (typed) await user.type(await mail(), typed);
    await user.click(await send());
    expect(await screen.findByText('Formato de mail inválido o vacío!')).toBeInTheDocument();
    const field = await mail();
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('a transfer without a raffle shows the specified text', async () => {
  const { user } = open();
  await user.type(await mail(), 'ana@mail.com');
  await user.click(await send());
  expect(await screen.findByText('Debes selecionar una rifa o más')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['dtyt', 'ccee'] as const)(
  'the transfer in %s sends the raffles to the normalised mail, and clears the form',
  async (variant) => {
    const { user, api } = open(variant);
    await ask(user);
    expect(dialog().getByText(/la rifa 00123 a ana@mail\.com\?/)).toBeInTheDocument();
    expect(api.requests(transferDirectly)).toHaveLength(0);

    api.on(transferDirectly, reply.success());
    api.on(getTransferableRaffles, raffles('00200'));
    await user.click(dialog().getByRole('button', { name: 'SÍ' }));
    expect(await screen.findByText('Transferencia iniciada correctamente!')).toBeInTheDocument();
    const form = api.requests(transferDirectly)[0]?.form;
    expect([form?.getAll('rifas[]'), form?.get('mailTransf')]).toEqual([['00123'], 'ana@mail.com']);

    await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
    expect(await mail()).toHaveValue('');
    expect(screen.queryByText('Formato de mail inválido o vacío!')).not.toBeInTheDocument();
    expect(screen.getByText('0 rifas seleccionadas')).toBeInTheDocument();
  },
);

test.each([
  ['Pasajero a transferir inválido', 'No encontramos ningún pasajero registrado con el mail que ingresaste.'],
  [
    'Uno o más talones no están disponibles.',
    'Alguna de las rifas que estás solicitando ya no se encuentra en la bolsa.',
  ],
  ['otra cosa', 'Hubo un problema al transferir las rifas, prueba nuevamente o comunicate con soporte@rifas.example'],
])('the reason %p of the server is shown as %p, and the typed values stay', async (data, text) => {
  const { user, api } = open();
  await ask(user);
  api.on(transferDirectly, reply.error(data));
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(text);
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  expect(await mail()).toHaveValue('Ana@Mail.com');
  expect(await choose('00123')).toBeChecked();
});

const UNKNOWN = 'No encontramos ningún pasajero registrado con el mail que ingresaste.';

/** Says yes in the open dialog, which then shows this refusal, and closes it. */
async function beRefused({ user, api }: ReturnType<typeof open>, data: string) {
  api.on(transferDirectly, reply.error(data));
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
  await dialog().findByRole('alert');
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
}

async function expectRefusedMail() {
  const field = await mail();
  await waitFor(() => expect(field).toHaveAccessibleDescription(UNKNOWN));
  expect(field).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
}

test.each([
  ['a press of the button', (user: UserEvent) => ask(user)],
  [
    'a press in Safari, which does not focus the button',
    async (user: UserEvent) => {
      await user.type(await mail(), 'ana@mail.com');
      await user.click(await choose('00123'));
      (document.activeElement as HTMLElement).blur();
      fireEvent.click(await send());
      await screen.findByRole('dialog');
    },
  ],
  [
    'Enter in the mail field',
    async (user: UserEvent) => {
      await user.click(await choose('00123'));
      await user.type(await mail(), 'ana@mail.com{Enter}');
      await screen.findByRole('dialog');
    },
  ],
])(
  'after %s the refusal of a mail without a passenger stays beside the field until the mail changes',
  async (_, go) => {
    const page = open();
    await go(page.user);
    await beRefused(page, 'Pasajero a transferir inválido');
    await expectRefusedMail();

    await page.user.type(await mail(), '{Backspace}');
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
    expect(await mail()).toBeValid();
  },
);

test('a refused mail can be sent again, and a question that is closed without an answer keeps the refusal', async () => {
  const page = open();
  const { user, api } = page;
  await ask(user);
  await beRefused(page, 'Pasajero a transferir inválido');
  await expectRefusedMail();

  await user.click(await send());
  await user.click((await screen.findByRole('dialog')).querySelector('button') as HTMLElement);
  await expectRefusedMail();

  await user.click(await choose('00123'));
  await user.click(await send());
  expect(await screen.findByText('Debes selecionar una rifa o más')).toBeInTheDocument();
  await expectRefusedMail();

  await user.click(await choose('00123'));
  await user.click(await send());
  await screen.findByRole('dialog');
  api.on(transferDirectly, reply.success());
  await user.click(dialog().getByRole('button', { name: 'SÍ' }));
  await screen.findByText('Transferencia iniciada correctamente!');
  await user.click(dialog().getByRole('button', { name: 'CERRAR' }));
  expect(await mail()).toHaveValue('');
  expect(await mail()).toBeValid();
});

test('a refusal that does not concern the mail marks no field, and the focus returns to the button', async () => {
  const page = open();
  await ask(page.user);
  await beRefused(page, 'Pasajero a transferir inválido');
  await expectRefusedMail();
  await page.user.click(await send());
  await screen.findByRole('dialog');
  await beRefused(page, 'Uno o más talones no están disponibles.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await send()).toHaveFocus();
  expect(await mail()).toBeValid();
  expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
});

test('Enter in the mail field works like the button TRANSFERIR', async () => {
  const { user } = open();
  await user.type(await mail(), 'ana@mail.com{Enter}');
  expect(await screen.findByText('Debes selecionar una rifa o más')).toBeInTheDocument();
  await user.click(await choose('00123'));
  await user.type(await mail(), '{Enter}');
  expect(await screen.findByRole('dialog')).toHaveTextContent('¿Querés transferir la rifa 00123 a ana@mail.com?');
});

test('Enter in the search does not start a transfer', async () => {
  const { user } = open();
  await user.type(await mail(), 'ana@mail.com');
  await user.click(await choose('00123'));
  await user.type(screen.getByRole('searchbox'), '00200{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a visit to another page keeps the typed mail and the selected raffles', async () => {
  const { user, unmount } = open();
  await user.type(await mail(), 'ana@mail.com');
  await user.click(await choose('00200'));
  unmount();
  expect(JSON.parse(sessionStorage.getItem('rifas.transfer.direct') ?? '')).toMatchObject({
    state: { email: 'ana@mail.com', selected: ['00200'] },
  });
  await useDirectTransfer.persist.rehydrate();
  open();
  expect(await mail()).toHaveValue('ana@mail.com');
  expect(await choose('00200')).toBeChecked();
});

test('raffles that left the list are named, and the question is about the other raffles', async () => {
  useDirectTransfer.setState({ selected: ['00123', '00998', '00999'], email: 'ana@mail.com' });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ya no se pueden transferir: 00998 y 00999.');
  await user.click(await send());
  expect(await screen.findByRole('dialog')).toHaveTextContent('¿Querés transferir la rifa 00123 a ana@mail.com?');
});
