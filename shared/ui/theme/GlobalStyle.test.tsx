import { render } from '@testing-library/react';
import { GlobalStyle } from './GlobalStyle';
import { palettes } from './palette';

// Jest resolves the build for servers, which leaves global styles to the server's own rendering.
jest.mock('styled-components', () =>
  jest.requireActual<object>('styled-components/dist/styled-components.browser.cjs.js'),
);

it('brings the variant its colours, and another variant others', () => {
  const { rerender } = render(<GlobalStyle variant="ccee" />);
  expect(document.head).toHaveTextContent(`--colour-primary:${palettes.ccee.light.primary};`);
  rerender(<GlobalStyle variant="dtyt" />);
  expect(document.head).toHaveTextContent(`--colour-primary:${palettes.dtyt.light.primary};`);
  expect(document.head).not.toHaveTextContent(`--colour-primary:${palettes.ccee.light.primary};`);
});
