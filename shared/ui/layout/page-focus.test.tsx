import { render } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { Page } from './Page';

test('The title of a step has the focus as soon as the step is drawn, so that nobody gives it the focus without scrolling to it.', () => {
  const focused: (string | null | undefined)[] = [];
  function Watch({ children }: { readonly children: ReactNode }) {
    useLayoutEffect(() => {
      focused.push(document.activeElement?.textContent);
    });
    return children;
  }
  render(
    <Watch>
      <Page title="Datos" focusTitle>
        Texto
      </Page>
    </Watch>,
  );
  expect(focused).toEqual(['Datos']);
});
