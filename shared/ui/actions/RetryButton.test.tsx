import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RetryButton } from './RetryButton';

function Raffles() {
  const [failed, setFailed] = useState(true);
  const refetch = () => setFailed(false);
  return (
    <>
      <h1 tabIndex={-1}>TUS RIFAS</h1>
      <button onClick={refetch}>otra cosa</button>
      {failed && <RetryButton query={{ isFetching: false, refetch }} />}
    </>
  );
}

test('the focus moves to the title of the page when the pressed retry button disappears', async () => {
  render(<Raffles />);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'TUS RIFAS' })).toHaveFocus();
});

test('the focus stays on another button when the retry button disappears', async () => {
  render(<Raffles />);
  await userEvent.click(screen.getByRole('button', { name: 'otra cosa' }));
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'otra cosa' })).toHaveFocus();
});
