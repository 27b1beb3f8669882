import { render } from '@testing-library/react';
import { GlobalStyle } from './GlobalStyle';
import { palettes } from './palette';

it('brings the variant its colours', () => {
  render(<GlobalStyle variant="ccee" />);
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--colour-primary');
  expect([palettes.ccee.light.primary, palettes.ccee.dark.primary]).toContain(colour.trim());
});
