import { render, screen, waitFor } from '@testing-library/react';
import { LongList } from './LongList';

// Compiled before the clock of the first wait runs.
beforeAll(() => import('./VirtualList'));

// jsdom lays nothing out: rows as high as they are in a browser.
beforeEach(() => jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72));

const list = (count: number) => (
  <LongList
    label="Rifas"
    items={Array.from({ length: count }, (_, index) => String(index + 1))}
    keyOf={(item) => item}
    estimate={72}
    divided
  >
    {(item) => `Rifa ${item}`}
  </LongList>
);

test('a short list is all in the page, one that is long only near the window, and all again once a search makes it short', async () => {
  const { rerender } = render(list(60));
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  rerender(list(200));
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(40));
  rerender(list(3));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Rifa 1', 'Rifa 2', 'Rifa 3']);
});
