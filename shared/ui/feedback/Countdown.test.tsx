import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Countdown } from './Countdown';

beforeEach(() => jest.useFakeTimers());

function setup() {
  const onDone = jest.fn();
  const view = render(
    <StrictMode>
      <Countdown seconds={3} onDone={onDone}>
        {(left) => `Serás redireccionado en ${left}...`}
      </Countdown>
    </StrictMode>,
  );
  return { onDone, ...view };
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a countdown counts down and then finishes once', () => {
  const { onDone } = setup();
  expect(screen.getByRole('timer')).toHaveTextContent('Serás redireccionado en 3...');
  pass(2);
  expect(screen.getByRole('timer')).toHaveTextContent('Serás redireccionado en 1...');
  expect(onDone).not.toHaveBeenCalled();
  pass(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  pass(10);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('the button of a countdown changes its name without a live region around it', () => {
  setup();
  expect(screen.getByRole('button', { name: 'Pausar' }).closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

it('a countdown can be paused and resumed', () => {
  const { onDone } = setup();
  pass(1);
  press('Pausar');
  pass(60);
  expect(screen.getByRole('timer')).toHaveTextContent('en 2...');
  press('Reanudar');
  pass(2);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('a press of Pausar that begins in time and ends too late pauses the countdown', () => {
  const { onDone } = setup();
  pass(2);
  const pause = screen.getByRole('button', { name: 'Pausar' });
  fireEvent(pause, new MouseEvent('pointerdown', { bubbles: true }));
  pass(2);
  fireEvent(pause, new MouseEvent('pointerup', { bubbles: true }));
  fireEvent.click(pause);
  pass(60);
  expect(onDone).not.toHaveBeenCalled();
  press('Reanudar');
  pass(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('a countdown finishes at once when the user asks, even while paused', () => {
  const { onDone } = setup();
  press('Pausar');
  press('Ir ahora');
  press('Ir ahora');
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('a countdown does not finish after the page has been left', () => {
  const { onDone, unmount } = setup();
  unmount();
  pass(10);
  expect(onDone).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});
