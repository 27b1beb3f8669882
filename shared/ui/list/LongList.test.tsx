import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LongList } from './LongList';

const ROW = 72;

const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  fireEvent.scroll(window);
};

// Compiled before the clock of the first wait runs.
beforeAll(() => import('./VirtualList'));

// jsdom lays nothing out: rows as high as they are in a browser, below the top of the document.
beforeEach(() => {
  scrollTo(0);
  jest
    .spyOn(HTMLUListElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, -window.scrollY));
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW);
});

const row = (number: number) => screen.queryByText(`Rifa ${number}`);
const virtualised = () => waitFor(() => expect(row(1)?.closest('li')).toHaveAttribute('aria-setsize', '200'));

const list = (count: number) => (
  <LongList
    label="Rifas"
    items={Array.from({ length: count }, (_, index) => String(index + 1))}
    keyOf={(item) => item}
    estimate={ROW}
    divided
  >
    {(item) => <button type="button">{`Rifa ${item}`}</button>}
  </LongList>
);

test('a short list is all in the page', () => {
  render(list(60));
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
});

test('of a long list only the rows near the window are, each knowing its place', async () => {
  render(list(200));
  await virtualised();
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  expect(row(200)).not.toBeInTheDocument();

  scrollTo(200 * ROW);
  expect(row(200)?.closest('li')).toHaveAttribute('aria-posinset', '200');
  expect(row(1)).not.toBeInTheDocument();
});

test('the row that has the focus stays when it is scrolled away', async () => {
  render(list(200));
  await virtualised();
  row(2)?.focus();
  scrollTo(200 * ROW);
  expect(row(200)).toBeInTheDocument();
  expect(row(2)).toHaveFocus();
  expect(row(1)).not.toBeInTheDocument();
});

test('a list that a search makes short again is all in the page', async () => {
  const { rerender } = render(list(200));
  await virtualised();
  rerender(list(3));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Rifa 1', 'Rifa 2', 'Rifa 3']);
});
