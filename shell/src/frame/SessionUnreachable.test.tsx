import { screen, waitFor } from '@testing-library/react';
import { validateSession } from '@rifas/shared/contracts';
import { useSession } from '@rifas/shared/session';
import { createFakeApi, reply } from '@rifas/shared/testing';
import { renderShell } from '../testing/render-shell';
import { SessionUnreachable } from './SessionUnreachable';

test('"Reintentar" ends an automatic attempt that hangs, and asks the server again at once', async () => {
  const api = createFakeApi();
  let endRequest: (error: Error) => void = () => undefined;
  const stop = () => endRequest(new TypeError('Failed to fetch'));
  Object.defineProperty(window, 'stop', { value: stop, configurable: true });
  api.on(validateSession, () => new Promise((_answer, fail) => (endRequest = fail)));
  useSession.setState({ status: 'unreachable', problem: 'network' });
  const { host, user } = renderShell(<SessionUnreachable />, { api });
  localStorage.setItem(host.deployment.session.tokenName, 'old');
  void host.session.validate();
  await waitFor(() => expect(api.requests(validateSession)).toHaveLength(1));
  api.on(validateSession, reply.success(null, { token: 'fresh' }));
  const retry = screen.getByRole('button', { name: 'Reintentar' });
  await user.click(retry);
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
  expect(useSession.getState()).toMatchObject({ status: 'active', token: 'fresh' });
});
