import { render, screen } from '@testing-library/react';
import { SelectionBar } from './SelectionBar';

const bar = (count: number, problem?: string) => (
  <SelectionBar count={count} selected={(selected) => `${selected} elegidas`} problem={problem}>
    <button>SIGUIENTE</button>
  </SelectionBar>
);

test('what is selected after a problem is told in the region that was there before', () => {
  const { container, rerender } = render(bar(0, 'Elegí una rifa'));
  const region = container.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toHaveTextContent('Elegí una rifa');
  rerender(bar(1));
  expect(container.querySelector('[aria-live=polite]')).toBe(region);
  expect(region).toHaveTextContent('1 elegidas');
});
