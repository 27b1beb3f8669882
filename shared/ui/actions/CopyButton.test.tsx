import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './CopyButton';

function setup() {
  const user = userEvent.setup();
  const onCopied = jest.fn();
  const onFailed = jest.fn();
  render(
    <CopyButton text="https://rifas.example/pago/abc" onCopied={onCopied} onFailed={onFailed}>
      COPIAR LINK
    </CopyButton>,
  );
  return { user, onCopied, onFailed, button: screen.getByRole('button', { name: 'COPIAR LINK' }) };
}

const refuse = () => jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'));

afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

it('the copy button copies the text to the clipboard', async () => {
  const { user, onCopied, button } = setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(button);
  expect(write).toHaveBeenCalledWith('https://rifas.example/pago/abc');
  expect(onCopied).toHaveBeenCalledTimes(1);
});

it('the copy button copies by selection where the clipboard is refused, and returns the focus', async () => {
  const { user, onCopied, button } = setup();
  refuse();
  let selected = '';
  Object.assign(document, {
    execCommand: () => {
      selected = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    },
  });
  await user.click(button);
  expect(selected).toBe('https://rifas.example/pago/abc');
  expect(onCopied).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('the copy button reports a failure when no way of copying works', async () => {
  const { user, onCopied, onFailed, button } = setup();
  refuse();
  await user.click(button);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(onCopied).not.toHaveBeenCalled();
});
