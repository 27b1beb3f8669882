import { render } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmResult } from './disclosure/ConfirmDialog';
import { Page } from './layout/Page';

const focused: (string | null | undefined)[] = [];

/** Notes what has the focus each time something has been drawn, before it can be seen. */
function Watch({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    focused.push(document.activeElement?.textContent);
  });
  return children;
}

beforeEach(() => focused.splice(0));

test('the title of a step has the focus as soon as the step is drawn, so that nobody gives it the focus without scrolling to it', () => {
  render(
    <Watch>
      <Page title="Datos" focusTitle>
        Texto
      </Page>
    </Watch>,
  );
  expect(focused).toEqual(['Datos']);
});

test('the close button of a dialog has the focus as soon as the result can be seen, so that a key pressed then is not lost', () => {
  const question = { open: true, title: 'Deseas borrar este registro?', onConfirm: jest.fn(), onClose: jest.fn() };
  const show = (more: { busy?: boolean; result?: ConfirmResult }) => (
    <Watch>
      <ConfirmDialog {...question} {...more} />
    </Watch>
  );
  const result: ConfirmResult = { tone: 'success', message: 'Registro borrado correctamente.' };
  const { rerender } = render(show({ busy: true }));
  rerender(show({ busy: true, result }));
  rerender(show({ result }));
  expect(focused.at(-1)).toBe('CERRAR');
});
