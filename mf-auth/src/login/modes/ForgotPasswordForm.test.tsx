import { screen, waitFor } from '@testing-library/react';
import { requestResetLink } from '@rifas/shared/contracts';
import { useHostState } from '@rifas/shared/remote';
import { reply, type RenderedPage } from '@rifas/shared/testing';
import { arriveAtLogin, email, password, REQUEST_FAILED } from '../arrive.testing';

describe('a forgotten password', () => {
  const ask = (user: RenderedPage['user']) => user.click(screen.getByRole('button', { name: 'ENVIAR LINK' }));
  const forget = async () => {
    const page = arriveAtLogin();
    page.api.on(requestResetLink, reply.success('Enviado'));
    await page.user.click(screen.getByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }));
    expect(screen.getByRole('heading', { name: 'OLVIDÉ MI CONTRASEÑA' })).toHaveFocus();
    return page;
  };

  test.each(['', 'ana', 'ana@mail', 'ana+1@mail.com', 'ana@mail.shop'])(
    'the form rejects the email %p and asks for it again',
    async (typed) => {
      const { user, api } = await forget();
      if (typed) await user.type(email(), typed);
      await ask(user);
      expect(await screen.findByText('Ingresa tu mail')).toBeVisible();
      await waitFor(() => expect(email()).toHaveFocus());
      expect(api.requests(requestResetLink)).toHaveLength(0);
    },
  );

  test('a request for a reset link shows "REVISÁ TU MAIL", and VOLVER leads to the login', async () => {
    const { user, api, address } = await forget();
    await user.type(email(), ' Ana@Mail.com ');
    await ask(user);
    expect(await screen.findByRole('heading', { name: 'REVISÁ TU MAIL' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('ana@mail.com');
    expect(Object.fromEntries(api.requests(requestResetLink)[0]?.form.entries() ?? [])).toEqual({
      email: 'ana@mail.com',
    });
    await user.click(screen.getByRole('link', { name: 'VOLVER' }));
    expect(screen.getByRole('heading', { name: 'INGRESA PARA VENDER TUS RIFAS' })).toBeVisible();
    expect(address()).toBe('/login');
  });

  test('an answer that comes after VOLVER leaves the visitor at the login with the typed password', async () => {
    const { user, api, address } = await forget();
    const answer = api.hold(requestResetLink);
    await user.type(email(), 'ana@mail.com');
    await ask(user);
    await waitFor(() => expect(api.requests(requestResetLink)).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'VOLVER' }));
    await user.type(password(), 'Clave');
    answer(reply.success('Enviado'));
    await waitFor(() => expect(useHostState.getState().working).toBe(0));
    await user.type(password(), '.1');
    expect(password()).toHaveValue('Clave.1');
    expect(address()).toBe('/login');
  });

  test.each([
    ['message', reply.error(null, { message: 'No pudimos enviar el mail.' }), 'No pudimos enviar el mail.'],
    ['the general text', reply.http(500), REQUEST_FAILED],
    ['the general text without a network', reply.offline, REQUEST_FAILED],
  ])('a failed request for a reset link shows %s, and VOLVER clears the message', async (_case, answer, text) => {
    const { user, api } = await forget();
    api.on(requestResetLink, answer);
    await user.type(email(), 'ana@mail.com');
    await ask(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('link', { name: 'VOLVER' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(email()).toHaveValue('ana@mail.com');
  });

  test('the form for a forgotten password takes over the email typed at the login', async () => {
    const { user } = arriveAtLogin();
    await user.type(email(), 'ana@mail.com');
    await user.click(screen.getByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }));
    expect(email()).toHaveValue('ana@mail.com');
  });
});
