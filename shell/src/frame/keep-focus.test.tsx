import { render, screen } from '@testing-library/react';
import { keepFocus } from './keep-focus';

let end: () => void;
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => end());

function Raffles({ numbers }: { numbers: readonly number[] }) {
  return (
    <>
      <h1 tabIndex={-1}>Mis rifas en la bolsa</h1>
      <ul>
        {numbers.map((number) => (
          <li key={number} aria-label={`Rifa ${number}`}>
            <button>QUITAR {number}</button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The observer reports in a later microtask. */
const reported = () => Promise.resolve();
const quit = (number: number) => screen.getByRole('button', { name: `QUITAR ${number}` });

test.each([
  ['the next row', 2, [1, 3], 'Rifa 3'],
  ['the row before, after the last row', 3, [1, 2], 'Rifa 2'],
  ['the row that is left of both beside it', 2, [1, 4], 'Rifa 1'],
])('the focus of a row that goes away stands on %s, not on its button', async (_, gone, left, near) => {
  const { rerender } = render(<Raffles numbers={[1, 2, 3]} />);
  quit(gone).focus();
  rerender(<Raffles numbers={left} />);
  await reported();
  expect(screen.getByRole('listitem', { name: near })).toHaveFocus();
});

test('the focus of the only row stands on the page’s title', async () => {
  const { rerender } = render(<Raffles numbers={[1]} />);
  quit(1).focus();
  rerender(<Raffles numbers={[]} />);
  await reported();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the focus of a line in an unfolded row stands on the row', async () => {
  const page = (isThere: boolean) => (
    <details open>
      <summary>04/05/2026</summary>
      <ul>
        {isThere && (
          <li>
            <button>Borrar pago</button>
          </li>
        )}
        <li>15/05/2026</li>
      </ul>
    </details>
  );
  const { rerender } = render(page(true));
  screen.getByRole('button', { name: 'Borrar pago' }).focus();
  rerender(page(false));
  await reported();
  expect(screen.getByText('04/05/2026')).toHaveFocus();
});

test('a focus that the page has moved itself, or that a press beside everything took, stays so', async () => {
  const { rerender } = render(<Raffles numbers={[1, 2, 3]} />);
  quit(1).focus();
  quit(3).focus();
  rerender(<Raffles numbers={[2, 3]} />);
  await reported();
  expect(quit(3)).toHaveFocus();

  quit(3).blur();
  await reported();
  rerender(<Raffles numbers={[2]} />);
  await reported();
  expect(document.body).toHaveFocus();
});
