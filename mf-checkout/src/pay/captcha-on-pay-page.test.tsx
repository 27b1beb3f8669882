import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { echoTest, initPayment } from '@rifas/shared/contracts';
import { reply } from '@rifas/shared/testing';
import { chooseCard, openPayPage, pay, payButton, watchPosts } from './pay-page.testing';

const NOT_LOADED = 'No pudimos cargar la verificación de seguridad. Revisá tu internet y probá de nuevo.';
const UNSOLVED = 'Completá la verificación de seguridad para poder pagar.';
let scripts = 0;
let solve: (answer: string) => void;
let drawn: number;

beforeEach(() => {
  watchPosts();
  drawn = 0;
  Object.assign(globalThis, {
    standIn: {
      render: (container: HTMLElement, options: { callback: (answer: string) => void }) => {
        drawn += 1;
        solve = options.callback;
        container.textContent = 'Soy una persona';
      },
      reset: () => undefined,
    },
  });
});
afterEach(() => document.head.replaceChildren());

const open = () => {
  scripts += 1;
  const scriptUrl = `https://captcha.test/pay-${scripts}.js`;
  const page = openPayPage({
    deployment: {
      captcha: { provider: 'script', field: 'g-recaptcha-response', scriptUrl, globalName: 'standIn', sitekey: 'k' },
    },
  });
  return { page, script: () => document.querySelector<HTMLScriptElement>(`script[src="${scriptUrl}"]`) };
};

/** Waits for the script, makes it load or fail, and waits for the captcha of a loaded one. */
async function settle(script: () => HTMLScriptElement | null, event: 'load' | 'error') {
  await waitFor(() => expect(script()).not.toBeNull());
  await act(async () => {
    script()?.dispatchEvent(new Event(event));
    await Promise.resolve();
  });
  if (event === 'load') expect(await screen.findByText('Soy una persona')).toBeInTheDocument();
}

test('the captcha is loaded when the buyer begins, not before, and is drawn once', async () => {
  const { page, script } = open();
  await screen.findByLabelText('Nombre');
  expect(script()).toBeNull();
  await page.user.click(screen.getByLabelText('Nombre'));
  await settle(script, 'load');
  await chooseCard(page);
  expect(drawn).toBe(1);
});

test('an autofill, which focuses no field, loads the captcha too', async () => {
  const { script } = open();
  fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: 'Zoe' } });
  await settle(script, 'load');
});

test('an unsolved captcha stops the payment, and the answer of a solved one is sent in the configured field', async () => {
  const { page, script } = open();
  await chooseCard(page);
  await settle(script, 'load');
  await page.user.click(payButton());
  expect(await screen.findByText(UNSOLVED)).toBeInTheDocument();
  expect(page.api.requests(echoTest)).toHaveLength(0);

  solve('the-answer');
  await pay(page);
  expect(page.api.requests(initPayment).map(({ form }) => form.get('g-recaptcha-response'))).toEqual(['the-answer']);
});

test('a failed payment uses up the answer of the captcha', async () => {
  const { page, script } = open();
  page.api.on(initPayment, reply.error('El captcha no es válido.'));
  await chooseCard(page);
  await settle(script, 'load');
  solve('the-answer');
  await page.user.click(payButton());
  expect(await screen.findByText(/El captcha no es válido/)).toBeInTheDocument();
  await page.user.click(payButton());
  expect(await screen.findByText(UNSOLVED)).toBeInTheDocument();
});

test('a captcha that does not load is reported, and loads again on request', async () => {
  const { page, script } = open();
  await chooseCard(page);
  await settle(script, 'error');
  expect(await screen.findByText(NOT_LOADED)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await settle(script, 'load');
  expect(screen.queryByText(NOT_LOADED)).not.toBeInTheDocument();
});

test('PAGAR without the captcha’s script blames the connection, not the buyer, and the next press loads it again', async () => {
  const { page, script } = open();
  await chooseCard(page);
  await settle(script, 'error');
  await page.user.click(payButton());
  await settle(script, 'error');
  expect(await within(screen.getByRole('group', { name: 'Pagar' })).findByRole('alert')).toHaveTextContent(NOT_LOADED);
  expect(screen.queryByText(UNSOLVED)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Tarjeta')).toHaveValue('Visa');
  await page.user.click(payButton());
  await settle(script, 'load');
});

test('a deployment without a captcha draws none and sends no field', async () => {
  const page = openPayPage();
  await chooseCard(page);
  expect(screen.queryByRole('group', { name: 'Verificación de seguridad' })).not.toBeInTheDocument();
  await pay(page);
  expect(page.api.requests(initPayment).map(({ form }) => [...(form as URLSearchParams).keys()].length)).toEqual([13]);
});
