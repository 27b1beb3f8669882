import { render, screen } from '@testing-library/react';
import type { Said } from '../../ui';
import { SelectionBar } from './SelectionBar';

const bar = (count: number, problem?: Said<string>) => (
  <SelectionBar count={count} selected={(selected) => `${selected} elegidas`} problem={problem}>
    <button>SIGUIENTE</button>
  </SelectionBar>
);

test('the selection after a problem is announced in the live region that existed before', () => {
  const { container, rerender } = render(bar(0, { words: 'Elegí una rifa', time: 1 }));
  const region = container.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toHaveTextContent('Elegí una rifa');
  rerender(bar(1));
  expect(container.querySelector('[aria-live=polite]')).toBe(region);
  expect(region).toHaveTextContent('1 elegidas');
});

test('the sum and the balance are read aloud with each change of the selection, together with the count', () => {
  const { container } = render(
    <SelectionBar count={2} selected={(count) => `${count} elegidas`} figures={<p>Total US$ 40,00</p>}>
      <button>SIGUIENTE</button>
    </SelectionBar>,
  );
  const region = container.querySelector('[aria-live=polite]');
  expect(region).toHaveTextContent('2 elegidasTotal US$ 40,00');
  expect(region).toHaveAttribute('aria-atomic', 'true');
});

test('the same problem a second time is a new alert, which is read aloud again', () => {
  const { rerender } = render(bar(0, { words: 'Elegí una rifa', time: 1 }));
  const first = screen.getByRole('alert');
  rerender(bar(0, { words: 'Elegí una rifa', time: 2 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Elegí una rifa');
  expect(first).not.toBeInTheDocument();
});

test('The summary of a bar has one width for every count and problem, so that the button beside it keeps its own.', () => {
  const { container, rerender } = render(bar(1));
  const width = () => getComputedStyle(container.querySelector('[data-selection]') as Element).width;
  expect(width()).toBe('9rem');
  rerender(bar(0, { words: 'Elegí una rifa', time: 1 }));
  expect(width()).toBe('9rem');
});
