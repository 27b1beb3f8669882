import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from '@rifas/shared/routing';
import { useAskedStep, useStepHistory } from './use-step-history';

const PATH = '/dashboard/rifas';

function Wizard() {
  const step = useAskedStep();
  const { go, back } = useStepHistory(PATH, step);
  return (
    <>
      <h1>Paso {step}</h1>
      <button onClick={() => go(step + 1)}>SIGUIENTE</button>
      <button onClick={() => back(step - 1)}>VOLVER</button>
    </>
  );
}

/** Both presses arrive before React draws the next step. */
const doubleTap = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

test('a double tap moves one step forward and one step back', async () => {
  window.history.replaceState(null, '', PATH);
  render(
    <BrowserRouter>
      <Wizard />
    </BrowserRouter>,
  );
  const before = window.history.length;
  await doubleTap('SIGUIENTE');
  expect(screen.getByRole('heading')).toHaveTextContent('Paso 2');
  expect(window.history).toHaveLength(before + 1);
  await doubleTap('SIGUIENTE');
  expect(screen.getByRole('heading')).toHaveTextContent('Paso 3');
  await doubleTap('VOLVER');
  expect(screen.getByRole('heading')).toHaveTextContent('Paso 2');
});
