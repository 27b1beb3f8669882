import { screen } from '@testing-library/react';
import { renderPage } from '@rifas/shared/testing';
import { usePurchase, useSentLink } from '../common/purchase.store';
import ErrorPage from './ErrorPage';

const open = (hash = '', linkToken?: string) => {
  usePurchase.setState({ linkToken, purchase: undefined });
  return renderPage(<ErrorPage />, { path: '/error', at: `/error${hash}` });
};

test('the page without a type shows the general message with the contact mail', () => {
  open();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'HA OCURRIDO UN ERROR, PONTE EN CONTACTO CON contacto@rifas.example',
  );
  expect(screen.getByRole('link', { name: 'contacto@rifas.example' })).toHaveAttribute(
    'href',
    'mailto:contacto@rifas.example',
  );
});

test('the page with type 5 says that the purchase was rejected, with the mail for questions', () => {
  open('#type=5');
  expect(
    screen.getByText('COMPRA RECHAZADA, PONTE EN CONTACTO CON EL BANCO EMISOR DE LA TARJETA.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'contacto@rifas.example' })).toBeInTheDocument();
  expect(screen.queryByText(/HA OCURRIDO UN ERROR/)).not.toBeInTheDocument();
});

test.each([
  ['#type=no-disponible', 'Las rifas no están disponibles, contactate con el vendedor.'],
  ['#type=pagado', 'Ya se efectuó el pago.'],
  ['#type=invalido', 'El link no es válido.'],
])('the page with %s says %s', (hash, text) => {
  open(hash);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test.each(['', '#type=5', '#type=no-disponible'])("'%s' with a known link offers a retry", async (hash) => {
  const page = open(hash, 'tok/1');
  await page.user.click(screen.getByRole('link', { name: 'Reintentar' }));
  expect(page.address()).toBe('/pago/tok%2F1');
});

test.each(['#type=pagado', '#type=invalido'])('%s offers no retry, because the answer would be the same', (hash) => {
  open(hash, 'tok');
  expect(screen.queryByRole('link', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test.each(['', '#type=5'])(
  "'%s' without a known link offers no retry, and sends the buyer to the link instead",
  (hash) => {
    open(hash);
    expect(screen.queryByRole('link', { name: 'Reintentar' })).not.toBeInTheDocument();
    expect(screen.getByText(/intentar otra vez.* abrí el link que te mandaron/)).toBeInTheDocument();
    expect(screen.queryByText(/lo que escribiste sigue ahí/)).not.toBeInTheDocument();
  },
);

test('with a known link a rejected buyer reads that nothing was charged and that the typed data is kept', () => {
  open('#type=5', 'tok');
  expect(screen.getByText(/Una compra rechazada no se cobra.*lo que escribiste sigue ahí/)).toBeInTheDocument();
});

test("another tab, which a bank's app opened, offers a retry of the link that was sent just now, and promises no typed data", async () => {
  useSentLink.setState({ token: 'tok', at: Date.now() });
  const page = open('#type=5');
  expect(screen.queryByText(/lo que escribiste sigue ahí/)).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('link', { name: 'Reintentar' }));
  expect(page.address()).toBe('/pago/tok');
});
