import * as yup from 'yup';
import { getBankDeposits, getRaffles, validateLink } from './index';

const date = { date: '2026-11-21 15:04:05.000000', timezone_type: 3, timezone: 'America/Montevideo' };
const talon = {
  id: '7',
  Numero: 123,
  SorteoNumero: 1,
  Estado: 'Pago',
  Precio: '20.00',
  Tipo: '',
  Nombre: null,
  FechaSorteo: null,
};

describe('answers are normalised at the boundary', () => {
  test('numeric text becomes a number, a numeric Numero becomes text, extra fields pass', async () => {
    const [[ticket] = []] =
      (await getRaffles.response(yup).validate([[{ ...talon, Numero: '00123', extra: 1 }], [talon]])) ?? [];
    expect(ticket).toMatchObject({ id: 7, Numero: '00123', SorteoNumero: '1', Precio: 20, Tipo: null });
  });

  test('a broken answer is named by the path of its field', async () => {
    await expect(getRaffles.response(yup).validate([[{ ...talon, Estado: 'Perdido' }]])).rejects.toMatchObject({
      path: '[0][0].Estado',
    });
  });

  test.each([
    { Tipo: 'Contado', Monto: '100.50', Fecha: date },
    { depositoTipo: 'Contado', depositoMonto: 100.5, depositoFecha: date, Fecha: null, Monto: null },
  ])('both sets of deposit names give the same deposit: %j', async (fields) => {
    const raw = await getBankDeposits
      .response(yup)
      .validate([{ id: 1, ...fields, registros: [[], [{ id: 2, Monto: '3', Fecha: date }]] }]);
    expect(getBankDeposits.adapt(raw)).toEqual([
      { id: 1, Tipo: 'Contado', Monto: 100.5, Fecha: date, registros: [[], [{ id: 2, Monto: 3, Fecha: date }]] },
    ]);
  });

  test('a deposit of any type but Contado is a card deposit', async () => {
    const raw = await getBankDeposits
      .response(yup)
      .validate([{ id: 1, Tipo: 'Visa', Monto: 1, Fecha: date, registros: [[], []] }]);
    expect(getBankDeposits.adapt(raw)[0]?.Tipo).toBe('Tarjeta');
  });

  test.each([
    [true, true],
    ['true', true],
    ['false', false],
    [false, false],
    [undefined, false],
  ])('AsumirRecargo %p is read as %p', async (sent, read) => {
    const link = await validateLink.response(yup).validate({
      linkData: { id: 1, AsumirRecargo: sent },
      persona: { Nombres: 'Ana', Apellidos: '' },
      talones: [],
    });
    expect(link.linkData.AsumirRecargo).toBe(read);
  });
});
