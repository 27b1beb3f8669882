import { screen } from '@testing-library/react';
import { renderPage, type DeploymentChanges } from '@rifas/shared/testing';
import { ShareLink } from './ShareLink';

const link = { token: 'abc123', numbers: ['00123', '00200'], phone: '099 123 456' };
const open = (deployment: DeploymentChanges = {}) => renderPage(<ShareLink link={link} />, { deployment });

const URL_SHOWN = 'http://localhost/pago/abc123';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('shows the token on the configured base, made absolute', () => {
  open();
  expect(screen.getByText(URL_SHOWN)).toBeInTheDocument();
});

test('a base on another site stays as configured', () => {
  open({
    links: {
      manual: '/m',
      contactMail: 'c',
      supportMail: 's',
      paymentLinkBase: 'https://pagos.example/p?t=',
      gatewayUrl: '/g',
      creator: { name: 'x', url: '/' },
    },
  });
  expect(screen.getByText('https://pagos.example/p?t=abc123')).toBeInTheDocument();
});

test('copies the link and confirms it', async () => {
  const { user, notice } = open();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'COPIAR LINK' }));
  expect(write).toHaveBeenCalledWith(URL_SHOWN);
  expect(notice()).toBe('Link de pago copiado al portapapeles!');
});

test('a browser that refuses the clipboard is told what to do', async () => {
  const { user, notice } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'COPIAR LINK' }));
  expect(notice()).toBe('No pudimos copiar el link. Seleccionalo y copialo a mano.');
});

test('opens WhatsApp with the text ready', () => {
  open();
  const href = new URL(screen.getByRole('link', { name: 'ENVIAR POR WHATSAPP' }).getAttribute('href') ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/59899123456');
  expect(href.searchParams.get('text')).toBe(
    `¡Hola! Podés pagar tus rifas 00123 y 00200 con tarjeta en este link: ${URL_SHOWN}`,
  );
});

test("offers the device's own sheet only where there is one", () => {
  open();
  expect(screen.queryByRole('button', { name: 'COMPARTIR' })).not.toBeInTheDocument();
});

test("shares through the device's own sheet, and closing it is no error", async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user, notice } = open();
  await user.click(screen.getByRole('button', { name: 'COMPARTIR' }));
  expect(share).toHaveBeenCalledWith({ title: 'Rifas', text: expect.stringContaining(URL_SHOWN) });
  expect(notice()).toBeUndefined();
});

test('draws the QR code of the link when asked, and puts it away', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'MOSTRAR CÓDIGO QR' }));
  const code = await screen.findByRole('img', { name: `Código QR del link de pago ${URL_SHOWN}`, busy: false });
  expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
  await user.click(screen.getByRole('button', { name: 'OCULTAR CÓDIGO QR' }));
  expect(code).not.toBeInTheDocument();
});
