import { useHostState } from '@rifas/shared/remote';
import { abandonHanging } from './abandon-hanging';

const stop = jest.fn();
beforeEach(() => {
  stop.mockClear();
  Object.defineProperty(window, 'stop', { value: stop, configurable: true });
});
afterEach(() => useHostState.setState({ working: 0 }));

test('Hanging requests are ended, so that a retry does not wait for them.', () => {
  useHostState.setState({ working: 0 });
  abandonHanging();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('During a write no request is ended: the visitor must learn whether the data was written.', () => {
  useHostState.setState({ working: 1 });
  abandonHanging();
  expect(stop).not.toHaveBeenCalled();
});
