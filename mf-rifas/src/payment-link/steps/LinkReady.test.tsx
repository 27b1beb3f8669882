import { screen, waitFor } from '@testing-library/react';
import { getMyLinks } from '@rifas/shared/contracts';
import { createFakeApi, renderPage, reply } from '@rifas/shared/testing';
import { LinkReady } from './LinkReady';

test.each([
  ['has', true],
  ['lacks', false],
])('The step links to the view of the links only where the API has the call; this API %s the call.', async (_, has) => {
  const api = createFakeApi();
  api.on(getMyLinks, has ? reply.of(getMyLinks, []) : reply.http(404));
  renderPage(<LinkReady link={{ token: 'a', numbers: ['00123'], phone: '' }} />, { api });
  await waitFor(() => expect(api.requests(getMyLinks)).toHaveLength(1));
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'VER TUS LINKS' })).toHaveLength(has ? 1 : 0));
});
