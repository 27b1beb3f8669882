import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { printWholePage } from '../take-away/printing';
import { VirtualList } from './VirtualList';

const ITEMS = Array.from({ length: 500 }, (_, index) => `fila ${index + 1}`);

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
});

afterEach(() => act(() => void dispatchEvent(new Event('afterprint'))));

const open = () =>
  render(
    <VirtualList label="Filas" items={ITEMS} keyOf={(item) => item} estimate={80}>
      {(item) => <button>{item}</button>}
    </VirtualList>,
  );

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
}

test('a long list draws the rows near the window, and marks their position in the whole list', () => {
  open();
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.length).toBeLessThan(30);
  expect(rows[0]).toHaveAttribute('aria-posinset', '1');
  expect(rows[0]).toHaveAttribute('aria-setsize', '500');
});

test('a long list draws the rows inside the window first, by the position of the last list, and the others afterwards', () => {
  const drawnFirst: number[] = [];
  const firstRows = () =>
    render(
      <Profiler
        id="list"
        onRender={(_id, phase) => phase === 'mount' && drawnFirst.push(document.querySelectorAll('li').length)}
      >
        <VirtualList label="Filas" items={ITEMS} keyOf={(item) => item} estimate={80}>
          {(item) => item}
        </VirtualList>
      </Profiler>,
    ).unmount();
  Object.assign(window, { innerHeight: 88 * 10 - 8 });
  const place = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(0, 88 * 6));
  firstRows();
  firstRows();
  place.mockReturnValue(new DOMRect(0, 0));
  firstRows();
  firstRows();
  expect(drawnFirst.slice(1)).toEqual([4, 4, 10]);
});

test('a list of more than 60 rows has a button to skip it, unless the page has its own', () => {
  const list = (count: number, skips?: boolean) =>
    render(
      <VirtualList
        label="Filas"
        items={ITEMS.slice(0, count)}
        keyOf={(item) => item}
        estimate={80}
        {...(skips !== undefined && { skips })}
      >
        {(item) => item}
      </VirtualList>,
    );
  for (const none of [() => list(60), () => list(61, false)]) {
    const { unmount } = none();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
  }
  list(61);
  fireEvent.click(screen.getByRole('button', { name: 'Saltar la lista' }));
  const rows = screen.getByRole('list');
  expect(rows.compareDocumentPosition(document.activeElement ?? rows)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('scrolling draws other rows', () => {
  open();
  scrollTo(8800);
  expect(screen.getByText('fila 101')).toBeInTheDocument();
  expect(screen.queryByText('fila 1')).not.toBeInTheDocument();
});

test('rows that were not drawn yet are assumed to be as tall as the drawn rows', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  open();
  expect(screen.getByRole('list')).toHaveStyle({ height: `${500 * 100 + 499 * 8}px` });
  scrollTo(108 * 400);
  expect(screen.getByText('fila 401')).toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveStyle({ height: `${500 * 100 + 499 * 8}px` });
});

test('rows that grow move the rows below them before the browser paints', async () => {
  const observers = new Map<Element, ResizeObserverCallback>();
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(function (tell) {
    return { observe: (element: Element) => observers.set(element, tell), unobserve() {}, disconnect() {} } as never;
  });
  open();
  const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
  const grown = (name: string) => ({ target: row(name), borderBoxSize: [{ blockSize: 118, inlineSize: 360 }] });
  await act(async () => {
    observers.get(row('fila 1'))?.([grown('fila 1'), grown('fila 2')] as never, undefined as never);
    await Promise.resolve();
    expect(row('fila 3').style.transform).toBe(`translateY(${2 * 118 + 2 * 8}px)`);
  });
});

test('the focused row stays drawn at any scroll position', () => {
  open();
  act(() => screen.getByText('fila 3').focus());
  scrollTo(8800);
  expect(screen.getByText('fila 3')).toHaveFocus();
  expect(screen.queryByText('fila 2')).not.toBeInTheDocument();
});

test('printing draws every row, and afterwards only the rows near the window are drawn', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  open();
  await act(async () => printWholePage());
  expect(screen.getAllByRole('listitem')).toHaveLength(500);
  await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(print).toHaveBeenCalledTimes(1);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.getAllByRole('listitem').length).toBeLessThan(30);
});

test("the browser's own print command draws every row too", () => {
  open();
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('listitem')).toHaveLength(500);
});
