import { onPageShown, pageShown } from './page-shown';
import { warmUp } from './warm-up';

jest.mock('./warm-up', () => ({ warmUp: jest.fn() }));

beforeEach(() => jest.useFakeTimers());

test('Work that follows a page starts once its data has arrived, once for each page.', () => {
  const shown = jest.fn();
  const end = onPageShown(shown);
  document.body.innerHTML = '<main aria-busy="true"></main>';
  pageShown();
  jest.advanceTimersByTime(1000);
  expect(shown).not.toHaveBeenCalled();
  expect(warmUp).not.toHaveBeenCalled();

  // The next page is shown before the first one has its data.
  pageShown();
  document.body.innerHTML = '<main></main>';
  jest.runAllTimers();
  expect(shown).toHaveBeenCalledTimes(1);
  expect(warmUp).toHaveBeenCalledTimes(1);

  end();
  pageShown();
  expect(shown).toHaveBeenCalledTimes(1);
});
