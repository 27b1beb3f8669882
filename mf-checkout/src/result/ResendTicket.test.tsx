import { screen } from '@testing-library/react';
import { resendTicket } from '@rifas/shared/contracts';
import { createFakeApi, renderPage, reply, type FakeReply } from '@rifas/shared/testing';
import { ResendTicket } from './ResendTicket';

async function press(answer: FakeReply) {
  const api = createFakeApi();
  api.on(resendTicket, answer);
  const page = renderPage(<ResendTicket token="tok" />, { api });
  await page.user.click(screen.getByRole('button', { name: 'Reenviar e-ticket' }));
  return { ...page, api };
}

test('the button sends the mail again, and the page says so', async () => {
  const { api } = await press(reply.success());
  expect(await screen.findByText(/Te enviamos el e-ticket otra vez/)).toBeInTheDocument();
  expect(api.requests(resendTicket)[0]?.form.get('token')).toBe('tok');
});

test.each([
  [reply.error('Todavía no recibimos la confirmación del pago.'), 'Todavía no recibimos la confirmación del pago.'],
  [reply.http(429), /Demasiados intentos/],
])('a refusal is explained: %j', async (answer, text) => {
  await press(answer);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test.each([404, 401, 403])('the button disappears with an explanation if the API answers %d', async (httpStatus) => {
  await press(reply.http(httpStatus));
  expect(await screen.findByText(/^Desde acá no podemos reenviarlo\. Escribinos a/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
