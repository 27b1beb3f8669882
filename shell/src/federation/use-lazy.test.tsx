import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazy } from './use-lazy';

function Part({ load }: { load: () => Promise<string> }) {
  const part = useLazy('part', undefined, load);
  if (part.phase === 'loading') return <p>loading</p>;
  if (part.phase === 'failed') return <button onClick={part.retry}>retry</button>;
  return <p>{part.value}</p>;
}

test('a failed load heals in place by calling again', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('there');
  render(<Part load={load} />);
  await userEvent.click(await screen.findByRole('button', { name: 'retry' }));
  expect(await screen.findByText('there')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
