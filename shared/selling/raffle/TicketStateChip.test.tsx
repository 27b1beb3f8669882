import { screen } from '@testing-library/react';
import { renderPage, ticketOf } from '../../testing';
import { TicketStateChip } from './TicketStateChip';

test('A ticket whose prize was paid does not look like a ticket that was paid, but as in the bar of states.', () => {
  renderPage(
    <>
      <TicketStateChip ticket={ticketOf({ state: 'paid' })} />
      <TicketStateChip ticket={ticketOf({ state: 'prizePaid' })} />
    </>,
  );
  const looks = ['Pago', 'Pago premio'].map((name) => getComputedStyle(screen.getByText(name)).background);
  expect(looks[0]).toContain('successSoft');
  expect(looks[1]).toContain('chart4');
});
