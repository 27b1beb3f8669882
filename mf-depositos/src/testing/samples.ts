import type { UsedPayment, UsedTicket } from '@rifas/shared/contracts';
import { dateOf, depositOf } from '@rifas/shared/testing';

export const usedTicket = (changes: Partial<UsedTicket> = {}): UsedTicket => ({
  id: 10,
  Numero: '00123',
  Precio: 20,
  Nombre: 'Carla',
  FechaSorteo: dateOf('2999-03-15'),
  SorteoNumero: '1',
  ...changes,
});

export const usedPayment = (changes: Partial<UsedPayment> = {}): UsedPayment => ({
  id: 70,
  Monto: 15.5,
  Fecha: dateOf('2026-06-02'),
  ...changes,
});

export const cardDeposit = depositOf({
  id: 9,
  Tipo: 'Tarjeta',
  Monto: 40,
  registros: [[usedTicket()], [usedPayment()]],
  tarjeta: {
    Issuer: 'Banco Sur',
    Acquirer: 'Geocom',
    CodigoAutorizacion: '445566',
    FechaTransaccion: { date: '2026-05-01 09:08:07.000000' },
    NumeroTarjeta: '4111********1111',
    Tipo: 'Credito',
    Cuotas: '03',
  },
});
