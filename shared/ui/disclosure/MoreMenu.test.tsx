import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreMenu } from './MoreMenu';

function open(onPress: () => void = () => undefined) {
  render(
    <>
      <MoreMenu text="Exportar" label="Exportar o imprimir">
        <button onClick={onPress}>IMPRIMIR</button>
      </MoreMenu>
      <button>afuera</button>
    </>,
  );
  return userEvent.setup();
}
const opener = () => screen.getByRole('button', { name: 'Exportar' });
const inside = () => screen.queryByRole('button', { name: 'IMPRIMIR' });

test('a button in the menu does its work and closes the menu', async () => {
  const onPress = jest.fn();
  const user = open(onPress);
  expect(inside()).not.toBeInTheDocument();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'IMPRIMIR' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(inside()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('Escape closes the menu and returns the focus', async () => {
  const user = open();
  await user.click(opener());
  await user.tab();
  expect(inside()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(inside()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('a press outside closes the menu', async () => {
  const user = open();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'afuera' }));
  expect(inside()).not.toBeInTheDocument();
});

test('where a press gives no focus, as in Safari, the buttons of the menu work and a press outside closes it', () => {
  const onPress = jest.fn();
  open(onPress);
  fireEvent.click(opener());
  expect(opener()).toHaveFocus();
  // In Safari the focus goes to the nearest focusable element around the button.
  fireEvent.blur(opener(), { relatedTarget: inside()?.parentElement?.closest('[tabindex]') ?? null });
  fireEvent.click(screen.getByRole('button', { name: 'IMPRIMIR' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  fireEvent.click(opener());
  fireEvent.blur(opener(), { relatedTarget: null });
  expect(inside()).not.toBeInTheDocument();
});
