import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from '@rifas/shared/routing';
import { useAskedStep, useStepHistory } from './use-step-history';

const PATH = '/dashboard/rifas';

/** `last` is the last step that the draft allows. */
function Wizard({ last = 9 }: { readonly last?: number }) {
  const step = Math.min(useAskedStep(), last);
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

test('one press of Back leads through all steps that the draft no longer allows', async () => {
  window.history.replaceState(null, '', '/dashboard');
  window.history.pushState(null, '', PATH);
  const { rerender } = render(<Wizard />, { wrapper: BrowserRouter });
  for (const step of [2, 3, 4]) {
    fireEvent.click(screen.getByRole('button', { name: 'SIGUIENTE' }));
    expect(await screen.findByRole('heading', { name: `Paso ${step}` })).toBeInTheDocument();
  }
  const arrived = async (address: string) => {
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));
    expect(screen.getByRole('heading')).toHaveTextContent(/^Paso [12]$/);
  };
  // What was done empties the draft: the entries of steps 4 and 3 are gone, that of step 2 is the last allowed one.
  rerender(<Wizard last={2} />);
  await arrived(`${PATH}?paso=2`);
  rerender(<Wizard last={1} />);
  await arrived(PATH);
  // Forward leads to the same entries, and from them back again, each time.
  const visited: string[] = [];
  const note = () => void visited.push(window.location.search);
  addEventListener('popstate', note);
  act(() => window.history.forward());
  await waitFor(() => expect(visited).toEqual(['?paso=2', '']));
  act(() => window.history.forward());
  await waitFor(() => expect(visited).toEqual(['?paso=2', '', '?paso=2', '']));
  removeEventListener('popstate', note);
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

test('an address that this wizard did not add changes in place', async () => {
  window.history.replaceState(null, '', '/dashboard');
  window.history.pushState(null, '', `${PATH}?paso=3`);
  render(<Wizard last={1} />, { wrapper: BrowserRouter });
  await waitFor(() => expect(window.location.search).toBe(''));
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});
