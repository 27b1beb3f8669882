import { act, screen } from '@testing-library/react';
import { dateOf, renderPage, ticketOf } from '../../testing';
import { ChosenRaffles } from './ChosenRaffles';

test('a ticket on a page that was left open overnight is marked once its draw is over', () => {
  // It is 23:30 in Montevideo.
  jest.useFakeTimers({ now: new Date('2026-11-22T02:30:00Z') });
  const ticket = ticketOf({ id: 1, number: '00123', drawDate: dateOf('2026-11-21') });
  renderPage(<ChosenRaffles raffles={[[ticket]]} />);
  expect(screen.queryByText('Ya se sorteó')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(3_600_000));
  expect(screen.getByText('Ya se sorteó')).toBeVisible();
});
