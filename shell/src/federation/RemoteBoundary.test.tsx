import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteBoundary } from './RemoteBoundary';

test('what a remote throws while drawing is contained, reported, and can be tried again', async () => {
  // React logs what a boundary catches; here it is what the test is about.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const Remote = () => {
    if (broken) throw new Error('broken remote');
    return <p>remote</p>;
  };
  const onError = jest.fn();
  render(
    <>
      <p>shell</p>
      <RemoteBoundary onError={onError} fallback={(retry) => <button onClick={retry}>Reintentar</button>}>
        <Remote />
      </RemoteBoundary>
    </>,
  );
  expect(screen.getByText('shell')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken remote' }));
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByText('remote')).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
});
