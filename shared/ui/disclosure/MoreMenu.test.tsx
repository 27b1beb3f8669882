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

test('one of its buttons does its work and closes the menu', async () => {
  const onPress = jest.fn();
  const user = open(onPress);
  expect(inside()).not.toBeInTheDocument();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'IMPRIMIR' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(inside()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('Escape closes it and gives the focus back', async () => {
  const user = open();
  await user.click(opener());
  await user.tab();
  expect(inside()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(inside()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('going on with something else closes it', async () => {
  const user = open();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'afuera' }));
  expect(inside()).not.toBeInTheDocument();
});

test('where a press gives a button no focus, as in Safari, its buttons work and a press elsewhere closes it', () => {
  const onPress = jest.fn();
  open(onPress);
  fireEvent.click(opener());
  expect(opener()).toHaveFocus();
  // The press goes to the nearest place around the button that takes the focus.
  fireEvent.blur(opener(), { relatedTarget: inside()?.parentElement?.closest('[tabindex]') ?? null });
  fireEvent.click(screen.getByRole('button', { name: 'IMPRIMIR' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  fireEvent.click(opener());
  fireEvent.blur(opener(), { relatedTarget: null });
  expect(inside()).not.toBeInTheDocument();
});
