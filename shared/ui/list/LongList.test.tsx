import { render, screen, waitFor } from '@testing-library/react';
import { LongList } from './LongList';

// Compiles the module first, so that the first wait does not time out.
beforeAll(() => import('./VirtualList'));

// jsdom has no layout, so the rows get the height that they have in a browser.
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

test('a short list is drawn whole, a long list only near the window, and a list that a search shortens whole again', async () => {
  const { rerender } = render(list(60));
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  rerender(list(200));
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(40));
  rerender(list(3));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Rifa 1', 'Rifa 2', 'Rifa 3']);
});
