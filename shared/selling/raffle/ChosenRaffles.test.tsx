import { act, screen } from '@testing-library/react';
import { dateOf, raffleOf, renderPage, ticketOf } from '../../testing';
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

test.each([
  ['is a stop of the keyboard where it scrolls by itself', 900, '0'],
  ['is no stop of the keyboard where all of it is visible', 300, null],
])('a long purchase %s', (_, content, stop) => {
  let report: ResizeObserverCallback | undefined;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(function (tell) {
    return { observe: () => (report = tell), unobserve() {}, disconnect() {} } as never;
  });
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(content);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  renderPage(<ChosenRaffles raffles={[raffleOf('1'), raffleOf('2'), raffleOf('3')]} />);
  act(() => report?.([], undefined as never));
  expect(screen.getByRole('group', { name: 'Rifas elegidas' }).getAttribute('tabindex')).toBe(stop);
});
