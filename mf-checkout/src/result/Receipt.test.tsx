import { act, screen, within } from '@testing-library/react';
import { toCents } from '@rifas/shared/domain';
import { dateOf, linkTicketOf, receiptOf } from '@rifas/shared/testing';
import { rememberPurchase } from '../common/purchase.store';
import { openSuccess, PAID, sent, tells, title, unpaid } from './success-page.testing';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

describe('the receipt', () => {
  beforeEach(() => rememberPurchase(sent));
  const tickets = [
    linkTicketOf({ id: 1, draw: '1', drawDate: dateOf('2998-12-21') }),
    linkTicketOf({ id: 2, draw: '2', drawDate: dateOf('2999-01-20') }),
  ];

  test('has stubs, draws with their dates, prices, people, sum, instalments, time, authorisation and card', async () => {
    const receipt = receiptOf({ tickets, surchargeCents: toCents(2), paidCents: toCents(42) });
    openSuccess(tells({ receipt }));
    await title(PAID);
    const sheet = screen.getByRole('region', { name: 'Tu comprobante' });
    for (const text of [
      '00123',
      'Sorteo 1 · 21/12/2998US$ 20,00',
      'Sorteo 2 · 20/01/2999US$ 20,00',
      'Total pagadoUS$ 42,00',
      'PrecioUS$ 40,00',
      'Recargo de la tarjetaUS$ 2,00',
      'Cuotas3 de US$ 14,00',
      'TarjetaVisa crédito 4*** **** **** 4821',
      'Autorización310977',
      'Fecha15:04:05 21/11/2026',
      'CompradorLucía Méndez',
      'Emaillucia@example.com',
      'VendeAna Pérez',
      'OrganizaViajes del Sur',
      'Venta',
      'Consultas',
    ])
      expect(sheet).toHaveTextContent(text);
    expect(within(sheet).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:.+@/));
    expect(screen.getByRole('link', { name: 'GUARDAR E-TICKET' })).toHaveAttribute('href', '/talon/eticket/link-7');
    expect(screen.getByRole('link', { name: 'Agregar al calendario' })).toHaveAttribute(
      'href',
      '/talon/sorteos/link-7',
    );
  });

  test('names the mail of the buyer who paid, not of another buyer who began in this tab', async () => {
    openSuccess(tells({ receipt: receiptOf({ tickets, sentTo: 'm•••@example.com' }) }));
    await title(PAID);
    expect(screen.getByText('m•••@example.com')).toBeInTheDocument();
    expect(screen.queryByText('lucia@example.com')).not.toBeInTheDocument();
    expect(
      screen.getByText('El mail con la confirmación y el e-ticket se envió a m•••@example.com.'),
    ).toBeInTheDocument();
  });

  test('marks the draws that are over, and no other draw', async () => {
    const over = linkTicketOf({ id: 3, draw: '3', drawDate: dateOf('2020-01-20') });
    openSuccess(tells({ receipt: receiptOf({ tickets: [...tickets, over] }) }));
    await title(PAID);
    expect(screen.getAllByText('Ya se sorteó')).toHaveLength(1);
    const line = screen.getByText('Sorteo 3 · 20/01/2020').closest('li');
    expect(line).toHaveTextContent('Ya se sorteó');
  });

  test('marks a draw on a page that was left open overnight', async () => {
    // It is 22:30 in Montevideo.
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2998-12-22T01:30:00Z') });
    openSuccess(tells({ receipt: receiptOf({ tickets }) }));
    await title(PAID);
    act(() => jest.advanceTimersByTime(3_600_000));
    expect(screen.queryByText('Ya se sorteó')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(3_600_000));
    expect(screen.getByText('Ya se sorteó').closest('li')).toHaveTextContent('Sorteo 1 · 21/12/2998');
  });

  test('says in single mode how many draws of a raffle are over', async () => {
    const over = linkTicketOf({ id: 3, draw: '3', drawDate: dateOf('2020-01-20') });
    openSuccess(tells({ receipt: receiptOf({ tickets: [...tickets, over] }) }), unpaid, { mode: 'single' });
    await title(PAID);
    expect(screen.getByText('Ya se sorteó: 1 de 3').closest('li')).toHaveTextContent('3 talones');
  });

  test('leaves out data that the API does not send, and its labels', async () => {
    const receipt = receiptOf({
      tickets: [linkTicketOf({ drawDate: undefined, priceCents: undefined })],
      card: undefined,
      calendarPath: undefined,
      buyer: { firstName: '', lastName: '' },
    });
    openSuccess(tells({ receipt, organiser: { name: '', email: '' } }));
    await title(PAID);
    expect(screen.getByText('Sorteo 1')).toBeInTheDocument();
    expect(screen.getByText('Sorteo 1').closest('li')).toHaveTextContent(/^Sorteo 1$/);
    for (const label of ['Precio', 'Cuotas', 'Tarjeta', 'Autorización', 'Comprador', 'Organiza'])
      expect(screen.queryByText(label)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Agregar al calendario' })).not.toBeInTheDocument();
    expect(screen.queryByText('Sin precio')).not.toBeInTheDocument();
  });

  test('shows a charge in another currency in that currency', async () => {
    const receipt = receiptOf({ tickets, paidCents: toCents(4200), paidSymbol: 'UYU' });
    openSuccess(tells({ receipt: { ...receipt, card: receipt.card && { ...receipt.card, instalments: '02' } } }));
    await title(PAID);
    expect(screen.getByText('UYU 4.200,00')).toBeInTheDocument();
    expect(screen.getByText('2 de UYU 2.100,00')).toBeInTheDocument();
  });

  test('shows the price of a single ticket beside its draw, not only the sum', async () => {
    openSuccess(tells({ receipt: receiptOf({ tickets: tickets.slice(1), paidCents: toCents(21) }) }));
    await title(PAID);
    expect(screen.getByText('Sorteo 2 · 20/01/2999').closest('li')).toHaveTextContent('US$ 20,00');
  });

  test('counts the tickets of a raffle in single mode, and names no draws', async () => {
    openSuccess(tells({ receipt: receiptOf({ tickets }) }), unpaid, { mode: 'single' });
    await title(PAID);
    expect(screen.getByText('2 talones').closest('li')).toHaveTextContent('US$ 40,00');
    expect(screen.queryByText(/Sorteo \d/)).not.toBeInTheDocument();
  });

  test('links to the API and nowhere else, whatever the path says', async () => {
    const receipt = receiptOf({ ticketPath: '//evil.example/eticket' });
    openSuccess(tells({ receipt }), unpaid);
    await title(PAID);
    expect(screen.getByRole('link', { name: 'GUARDAR E-TICKET' })).toHaveAttribute('href', '/evil.example/eticket');
  });

  test('is shared where the device can, without the buyer’s data', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { share });
    const { user } = openSuccess(tells({}));
    await title(PAID);
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(share).toHaveBeenCalledWith({ text: 'Compré la rifa 00123 a Ana Pérez. ¡Suerte!' });
  });

  test('has no button to share where the device cannot', async () => {
    openSuccess(tells({}));
    await title(PAID);
    expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument();
  });
});
