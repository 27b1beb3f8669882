import { demoSettings } from '@rifas/shared/testing';
import { linkRequest } from './payment-link.api';
import type { BuyerValues } from './payment-link.form';

const buyer: BuyerValues = {
  Nombre: ' Ana ',
  Apellido: 'Pérez',
  Email: ' ANA@Mail.com ',
  Celular: '099 123 456',
  Departamento: 'Rocha',
  asumoRecargo: true,
};
const chosen = [
  { id: 7, Numero: '00123', SorteoNumero: '1' },
  { id: 9, Numero: '00123', SorteoNumero: '2' },
];

test('sends what was typed, trimmed, with the ids and the text the call wants', () => {
  expect(linkRequest(buyer, chosen, demoSettings)).toEqual({
    Nombre: 'Ana',
    Apellido: 'Pérez',
    Email: 'ana@mail.com',
    Celular: '099 123 456',
    Departamento: 'Rocha',
    talones: [7, 9],
    status: 'Pendiente de pago',
    asumirRecargo: 'true',
  });
});

test('sends empty what the deployment does not ask for, even if a draft holds it', () => {
  const asksNothing = {
    ...demoSettings,
    preguntarNombreComprador: false,
    preguntarCelularComprador: false,
    preguntarDepartamentoComprador: false,
  };
  expect(linkRequest(buyer, chosen, asksNothing)).toMatchObject({
    Nombre: '',
    Apellido: '',
    Celular: '',
    Departamento: '',
    Email: 'ana@mail.com',
  });
});

test.each([
  [true, true, 'true'],
  [true, false, 'false'],
  [false, true, 'false'],
  [false, false, 'false'],
])('setting %s and choice %s send asumirRecargo as the text %s (D3)', (asumirRecargo, asumoRecargo, expected) => {
  expect(linkRequest({ ...buyer, asumoRecargo }, chosen, { ...demoSettings, asumirRecargo }).asumirRecargo).toBe(
    expected,
  );
});
