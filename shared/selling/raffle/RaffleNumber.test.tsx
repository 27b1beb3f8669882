import { render, screen } from '@testing-library/react';
import { RaffleNumber } from './RaffleNumber';

it('a raffle number keeps its leading zeros and shows its label', () => {
  render(<RaffleNumber number="00123" label="Rifa" />);
  expect(screen.getByText('00123')).toBeVisible();
  expect(screen.getByText('Rifa')).toBeInTheDocument();
});
