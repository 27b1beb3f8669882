import { screen } from '@testing-library/react';
import { renderPage } from '../testing';
import { Standalone } from './Standalone';

jest.mock(
  '@standalone/feature',
  () => ({
    name: 'mf-a',
    contract: '^2.0.0',
    routes: ['one', 'two'].map((page) => ({ path: `/${page}`, page, access: 'public', title: page })),
  }),
  { virtual: true },
);
jest.mock(
  '@standalone/remote',
  () => ({
    pages: {
      one: async () => ({
        default: () => {
          throw new Error('broken');
        },
      }),
      two: async () => ({ default: () => 'whole' }),
    },
  }),
  { virtual: true },
);

test('a page that throws in a remote that runs alone leaves the links, and the next page is drawn', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderPage(<Standalone />, { at: '/one' });
  expect(await screen.findByText('Error: broken')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'two' }));
  expect(await screen.findByText('whole')).toBeInTheDocument();
});
