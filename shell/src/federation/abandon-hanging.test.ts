import { useHostState } from '@rifas/shared/remote';
import { abandonHanging } from './abandon-hanging';

const stop = jest.fn();
beforeEach(() => {
  stop.mockClear();
  Object.defineProperty(window, 'stop', { value: stop, configurable: true });
});
afterEach(() => useHostState.setState({ working: 0 }));

test('The requests that hang are ended, so that a retry is not made to wait for them.', () => {
  useHostState.setState({ working: 0 });
  abandonHanging();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('While something is being written nothing is ended: the visitor must learn whether it was written.', () => {
  useHostState.setState({ working: 1 });
  abandonHanging();
  expect(stop).not.toHaveBeenCalled();
});
