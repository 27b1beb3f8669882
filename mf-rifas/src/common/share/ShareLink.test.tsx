import { screen, waitFor } from '@testing-library/react';
import { renderPage, type DeploymentChanges } from '@rifas/shared/testing';
import { linkPicture } from './picture/link-picture';
import { ShareLink } from './ShareLink';

jest.mock('./picture/link-picture', () => ({ linkPicture: jest.fn() }));

const link = { token: 'abc123', numbers: ['00123', '00200'], phone: '099 123 456' };
const open = (deployment: DeploymentChanges = {}) => renderPage(<ShareLink link={link} />, { deployment });

const URL_SHOWN = 'http://localhost/pago/abc123';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('the dialog shows the token on the configured base as an absolute address', () => {
  open();
  expect(screen.getByText(URL_SHOWN)).toBeInTheDocument();
});

test('the dialog keeps a configured base on another site', () => {
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

test('COPIAR LINK copies the link and confirms it', async () => {
  const { user, notice } = open();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'COPIAR LINK' }));
  expect(write).toHaveBeenCalledWith(URL_SHOWN);
  expect(notice()).toBe('Link de pago copiado al portapapeles!');
});

test('COPIAR LINK explains what to do when the browser refuses the clipboard', async () => {
  const { user, notice } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'COPIAR LINK' }));
  expect(notice()).toBe('No pudimos copiar el link. Seleccionalo y copialo a mano.');
});

test('ENVIAR POR WHATSAPP opens WhatsApp with the written message', () => {
  open();
  const href = new URL(screen.getByRole('link', { name: 'ENVIAR POR WHATSAPP' }).getAttribute('href') ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/59899123456');
  expect(href.searchParams.get('text')).toBe(
    `¡Hola! Podés pagar tus rifas 00123 y 00200 con tarjeta en este link: ${URL_SHOWN}`,
  );
});

test('COMPARTIR is missing where the browser cannot share, and VER IMAGEN where the charges of the link are unknown', () => {
  open();
  expect(screen.queryByRole('button', { name: 'COMPARTIR' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'VER IMAGEN' })).not.toBeInTheDocument();
});

test('COMPARTIR opens the share sheet of the device, and closing the sheet shows no error', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user, notice } = open();
  await user.click(screen.getByRole('button', { name: 'COMPARTIR' }));
  expect(share).toHaveBeenCalledWith({ title: 'Rifas', text: expect.stringContaining(URL_SHOWN) });
  expect(notice()).toBeUndefined();
});

test('COMPARTIR names other ways when the browser refuses to share', async () => {
  const value = jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'share', { value, configurable: true });
  const { user, notice } = open();
  await user.click(screen.getByRole('button', { name: 'COMPARTIR' }));
  expect(notice()).toBe('No pudimos compartir el link. Copialo o mandalo por WhatsApp.');
});

test('MOSTRAR CÓDIGO QR draws the QR code of the link, and OCULTAR CÓDIGO QR removes it', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'MOSTRAR CÓDIGO QR' }));
  const code = await screen.findByRole('img', { name: `Código QR del link de pago ${URL_SHOWN}`, busy: false });
  expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
  await user.click(screen.getByRole('button', { name: 'OCULTAR CÓDIGO QR' }));
  expect(code).not.toBeInTheDocument();
});

test('The button of the code has room for both of its texts, so that the one beside it does not move.', async () => {
  const { user } = open();
  const button = screen.getByRole('button', { name: 'MOSTRAR CÓDIGO QR' });
  expect(button).toHaveTextContent('OCULTAR CÓDIGO QR');
  await user.click(button);
  expect(button).toHaveAccessibleName('OCULTAR CÓDIGO QR');
  expect(button).toHaveTextContent('MOSTRAR CÓDIGO QR');
});

describe('the picture of the link', () => {
  const charges = { units: '2 talones', sums: ['US$ 40,00'], raffles: [{ number: '00123', draws: ['Sorteo 2'] }] };
  const file = new File(['png'], 'rifa-00123.png', { type: 'image/png' });
  const openWithCharges = () => renderPage(<ShareLink link={{ ...link, numbers: ['00123'], charges }} />);

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    jest.mocked(linkPicture).mockReset();
  });

  test('VER IMAGEN draws the picture with a text for screen readers and a button to save it', async () => {
    jest.mocked(linkPicture).mockResolvedValue({ src: 'data:image/png;base64,AA', file });
    const { user } = openWithCharges();
    await user.click(screen.getByRole('button', { name: 'VER IMAGEN' }));
    expect(
      await screen.findByRole('img', {
        name: 'Imagen para compartir: tu rifa 00123, US$ 40,00, con el código QR del link',
      }),
    ).toHaveAttribute('src', 'data:image/png;base64,AA');
    expect(jest.mocked(linkPicture).mock.calls[0]?.[0]).toMatchObject({ charges, address: URL_SHOWN });
    expect(screen.getByRole('link', { name: 'GUARDAR IMAGEN' })).toHaveAttribute('download', 'rifa-00123.png');
    expect(screen.queryByRole('button', { name: 'COMPARTIR IMAGEN' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OCULTAR IMAGEN' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('COMPARTIR IMAGEN opens the share sheet of the device where the sheet takes pictures', async () => {
    const share = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new DOMException('no', 'DataError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
    jest.mocked(linkPicture).mockResolvedValue({ src: 'data:image/png;base64,AA', file });
    const { user, notice } = openWithCharges();
    await user.click(screen.getByRole('button', { name: 'VER IMAGEN' }));
    await user.click(await screen.findByRole('button', { name: 'COMPARTIR IMAGEN' }));
    expect(share).toHaveBeenCalledWith({ files: [file] });
    expect(notice()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'COMPARTIR IMAGEN' }));
    expect(notice()).toBe('No pudimos compartir la imagen. Guardala y mandala desde tus fotos.');
  });

  test('a picture that cannot be drawn is reported and can be requested again', async () => {
    jest.mocked(linkPicture).mockRejectedValue(new Error('no 2d context'));
    const { user, notice } = openWithCharges();
    await user.click(screen.getByRole('button', { name: 'VER IMAGEN' }));
    await waitFor(() => expect(notice()).toBe('No pudimos armar la imagen. Probá de nuevo.'));
    expect(screen.getByRole('button', { name: 'VER IMAGEN' })).toBeVisible();
  });
});
