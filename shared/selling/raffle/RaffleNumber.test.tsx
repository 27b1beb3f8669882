import { render, screen } from '@testing-library/react';
import { RaffleNumber } from './RaffleNumber';

it('keeps the leading zeros of a number and shows its label', () => {
  render(<RaffleNumber number="00123" label="Rifa" />);
  expect(screen.getByText('00123')).toBeVisible();
  expect(screen.getByText('Rifa')).toBeInTheDocument();
});
