import { ignoreSecondTaps } from './second-tap';

const elementOf = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

/** @returns whether the browser still does what the tap is for, such as moving the focus */
const tap = (selector: string, at: number, x = 100): boolean => {
  const target = elementOf(selector);
  return ['mousedown', 'click'].every((type) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: 300 });
    Object.defineProperty(event, 'timeStamp', { value: at });
    return target.dispatchEvent(event);
  });
};

/** As the browser presses what has the focus: a key counts no clicks, and has no place. */
const pressKey = (selector: string, at: number): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return elementOf(selector).dispatchEvent(event);
};

let end: () => void;
beforeEach(() => {
  end = ignoreSecondTaps();
  document.body.innerHTML = '<button>USAR</button><main></main>';
  elementOf('button').addEventListener('click', () => {
    elementOf('main').innerHTML = '<label for="mail">Email</label><input id="mail" />';
  });
});
afterEach(() => end());

const leave = () => {
  elementOf('button').remove();
  history.pushState(null, '', `?paso=${history.length}`);
};

test.each(['input', 'label'])('The second tap on a button whose step is gone does not reach the %s there.', (field) => {
  tap('button', 10_000);
  leave();
  expect(tap(field, 10_300, 108)).toBe(false);
  expect(tap(field, 10_500, 108)).toBe(false);
});

test('A tap on a field counts in another place, after a moment, or while the button before it is still there.', () => {
  tap('button', 10_000);
  expect(tap('input', 10_300)).toBe(true);
  tap('button', 20_000);
  leave();
  expect(tap('input', 20_300, 160)).toBe(true);
});

test('A tap on a field counts in the place of a button that only left the list by scrolling.', () => {
  tap('button', 10_000);
  elementOf('button').remove();
  expect(tap('input', 10_300)).toBe(true);
});

test('A tap on a field in the place of the button counts after a moment.', () => {
  tap('button', 10_000);
  leave();
  expect(tap('input', 10_800)).toBe(true);
});

test('Keys press as quickly as people like: a button, and then a field of the next step.', () => {
  pressKey('button', 10_000);
  leave();
  expect(pressKey('input', 10_100)).toBe(true);
});
