import userEvent from '@testing-library/user-event';
import { returnToPlace } from './return-to-place';

const at = (element: Element | null, top: number) => {
  if (element) element.getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect;
};

/** A page of two links that have one text, scrolled so that its title is at this height. */
function draw(title: number): void {
  document.body.innerHTML = '<h1 tabindex="-1">Rifas</h1><a href="#uno">Ver</a><a id="b" href="#uno">Ver</a>';
  const [heading, ...links] = document.body.children;
  at(heading ?? null, title);
  links.forEach((link, index) => {
    link.addEventListener('click', (event) => event.preventDefault());
    at(link, 200 + 100 * index);
  });
}

/** The page is left and opened again by Back: its title takes the focus. */
function goBack(title: number): void {
  document.body.innerHTML = '';
  dispatchEvent(new PopStateEvent('popstate'));
  draw(title);
  document.querySelector('h1')?.focus();
}

let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  end = returnToPlace();
  draw(-500);
});
afterEach(() => end());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pressWithKey = async () => {
  document.querySelector<HTMLElement>('#b')?.focus();
  await user().keyboard('{Enter}');
};
const pass = () => jest.advanceTimersByTime(200);

test('Back returns the focus to the link that was pressed with a key, if the title is above the window.', async () => {
  await pressWithKey();
  goBack(-500);
  pass();
  expect(document.querySelector('#b')).toHaveFocus();
});

test('After Back the title keeps the focus while it is in the window.', async () => {
  await pressWithKey();
  goBack(80);
  pass();
  expect(document.querySelector('h1')).toHaveFocus();
});

test('After Back the focus does not move once a key was pressed, and not for a finger or the mouse.', async () => {
  await pressWithKey();
  goBack(-500);
  await user().keyboard('a');
  pass();
  expect(document.querySelector('h1')).toHaveFocus();

  end();
  end = returnToPlace();
  document.querySelector('#b')?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));
  goBack(-500);
  pass();
  expect(document.querySelector('h1')).toHaveFocus();
});
