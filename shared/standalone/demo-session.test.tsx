import { login } from '../contracts';
import { useSession } from '../session';
import { createFakeApi, renderPage, reply } from '../testing';
import { openDemoSession } from './demo-session';

test('a remote that runs alone is drawn where the API does not know the demo seller, and says who could not log in', async () => {
  const api = createFakeApi();
  api.on(login, reply.http(401));
  const { host, notice } = renderPage(<p />, { api });
  useSession.setState({ status: 'anonymous', token: undefined });
  await openDemoSession(host);
  expect(notice()).toMatch(/^ana@example\.com no pudo ingresar: /);
});
