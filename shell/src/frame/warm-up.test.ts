import { warmTransport } from '@rifas/shared/http';
import { warmYup } from '@rifas/shared/validation';
import { connected } from '../testing/connection';
import { warmUp } from './warm-up';

jest.mock('@rifas/shared/http', () => ({ warmTransport: jest.fn() }));
jest.mock('@rifas/shared/validation', () => ({ warmYup: jest.fn() }));

beforeEach(() => jest.useFakeTimers());

test('a visitor who saves data fetches nothing in advance', () => {
  connected({ saveData: true });
  warmUp();
  jest.runAllTimers();
  expect(warmTransport).not.toHaveBeenCalled();
});

test('transport and validation are fetched once, when the page is drawn', () => {
  warmUp();
  expect(warmTransport).not.toHaveBeenCalled();
  warmUp();
  jest.runAllTimers();
  expect(warmTransport).toHaveBeenCalledTimes(1);
  expect(warmYup).toHaveBeenCalledTimes(1);
});
