import { act, screen, waitFor } from '@testing-library/react';
import { getPurchase, validateLink } from '@rifas/shared/contracts';
import type { Purchase } from '@rifas/shared/domain';
import { createFakeApi, purchaseOf, renderPage, reply, type FakeReply } from '@rifas/shared/testing';
import { usePurchase } from '../common/purchase.store';
import ErrorPage from './ErrorPage';
import { unpaid } from './success-page.testing';

const SELLER = { firstName: 'Ana', lastName: 'Pérez', phone: '099 123 456', email: 'ana@example.com' };

/** Opens the error page of a link about which the API sends this answer. */
function open(hash: string, answer: FakeReply, link: FakeReply = reply.http(503)) {
  usePurchase.setState({ linkToken: 'tok', purchase: undefined });
  const api = createFakeApi();
  api.on(getPurchase, answer);
  api.on(validateLink, link);
  return renderPage(<ErrorPage />, { path: '/error', at: `/error${hash}`, api });
}
const tells = (changes: Partial<Purchase>) => reply.of(getPurchase, purchaseOf(changes));

test.each(['#type=pagado', '#type=5'])(
  'a paid link with %s in its address shows its receipt and no retry',
  async (hash) => {
    open(hash, tells({}));
    expect(await screen.findByRole('region', { name: 'Tu comprobante' })).toHaveTextContent('00123');
    expect(screen.getByRole('heading', { level: 1, name: 'Este link ya se pagó' })).toBeInTheDocument();
    expect(screen.getByText('Ya se efectuó el pago.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reenviar e-ticket' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Reintentar' })).not.toBeInTheDocument();
  },
);

test.each([
  ['replaced', 'Quien te vendió hizo otro link con estas rifas, o ya las vendió.'],
  ['cancelled', 'Quien te vendió canceló este link: si todavía querés las rifas, pedile otro.'],
  ['unavailable', 'Alguna de estas rifas ya se vendió o está cambiando de vendedor.'],
] as const)('the page of a link that is %s says why, and shows the seller with the contacts', async (state, why) => {
  open('#type=no-disponible', tells({ state, seller: SELLER }));
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(screen.getByText('Las rifas no están disponibles, contactate con el vendedor.')).toBeInTheDocument();
  expect(screen.getByText('Te la vendía Ana Pérez. Pedile otro link:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/59899123456?text='),
  );
  expect(screen.getByRole('link', { name: 'Llamar 099 123 456' })).toHaveAttribute('href', 'tel:+59899123456');
  const mail = screen.getByRole('link', { name: 'Mail ana@example.com' });
  expect(mail).toHaveAttribute('href', 'mailto:ana@example.com');
  expect(mail).toContainHTML('ana@<wbr aria-hidden="true">example.com');
  // A link that its seller ended stays ended; a ticket that another seller has may come back.
  expect(screen.queryAllByRole('link', { name: 'Reintentar' })).toHaveLength(state === 'unavailable' ? 1 : 0);
});

test.each([
  ['toCheck', 'También podés hablar con Ana Pérez, que te vendió:'],
  ['refunded', 'Si todavía querés las rifas, hablá con Ana Pérez:'],
] as const)(
  'a link whose payment is %s leads to its seller without a retry, as the page after the payment does',
  async (state, line) => {
    open('#type=no-disponible', tells({ state, seller: SELLER }));
    expect(await screen.findByText(line)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Llamar 099 123 456' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Reintentar' })).not.toBeInTheDocument();
  },
);

test.each([
  ['Ana', 'Pérez', 'Te la vendía Ana Pérez. Pedile otro link.'],
  ['', '', undefined],
])('a seller named %p without contacts has a sentence that announces none', async (firstName, lastName, line) => {
  open('#type=no-disponible', tells({ state: 'cancelled', seller: { firstName, lastName } }));
  expect(await screen.findByText(/^Quien te vendió canceló este link/)).toBeInTheDocument();
  expect(screen.queryByText(/Te la vendía/)?.textContent).toBe(line);
  expect(screen.queryByRole('link', { name: /WhatsApp|Llamar|Mail/ })).not.toBeInTheDocument();
});

test.each(['confirming', 'toCheck'] as const)('while another payment is %s no retry is offered', async (state) => {
  open('#type=5', tells({ state }));
  expect(await screen.findByText(/Hay un pago de este link/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test.each([
  ['', 'confirming', 1],
  ['#type=5', 'confirming', 0],
  ['', 'toCheck', 0],
] as const)(
  'only a buyer who may have given up on the gateway’s page reads where to pay: %s, %s',
  async (hash, state, shown) => {
    open(hash, tells({ state }));
    expect(await screen.findByText(/Hay un pago de este link/)).toBeInTheDocument();
    expect(screen.queryAllByText(/Si no llegaste a pagar, abrí otra vez el link/)).toHaveLength(shown);
  },
);

test('a rejection that reaches the server after the buyer is back offers the retry without a reload', async () => {
  const { api } = open('#type=5', tells({ state: 'confirming' }));
  expect(await screen.findByText(/Hay un pago de este link/)).toBeInTheDocument();
  api.on(getPurchase, tells({ state: 'rejected' }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('link', { name: 'Reintentar' })).toBeInTheDocument();
  expect(screen.queryByText(/Hay un pago de este link/)).not.toBeInTheDocument();
});

test('a paid link loses its retry as soon as a server that was down answers', async () => {
  const { api } = open('#type=5', reply.http(503));
  expect(await screen.findByRole('link', { name: 'Reintentar' })).toBeInTheDocument();
  await waitFor(() => expect(api.requests(getPurchase)).toHaveLength(1));
  api.on(getPurchase, tells({}));
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Este link ya se pagó' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test('with an API without getPurchase the page keeps its message and its retry', async () => {
  const { api } = open('#type=no-disponible', reply.http(404));
  await waitFor(() => expect(api.requests(getPurchase)).toHaveLength(1));
  expect(screen.getByText('Las rifas no están disponibles, contactate con el vendedor.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Reintentar' })).toBeInTheDocument();
});

test('with an API without getPurchase a rejected purchase that was approved late is shown as paid', async () => {
  open('#type=5', reply.http(404), reply.http(405));
  expect(await screen.findByRole('heading', { level: 1, name: 'Este link ya se pagó' })).toBeInTheDocument();
  expect(screen.queryByText(/^COMPRA RECHAZADA/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test('with an API without getPurchase a rejected purchase keeps its message and its retry, and is queried once', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api } = open('#type=5', reply.http(404), unpaid);
  await waitFor(() => expect(api.requests(validateLink)).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(api.requests(validateLink)).toHaveLength(1);
  expect(screen.getByText(/^COMPRA RECHAZADA/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Reintentar' })).toBeInTheDocument();
});
