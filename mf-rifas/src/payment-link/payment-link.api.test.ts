import { generateLink } from '@rifas/shared/contracts';
import { demoSettings } from '@rifas/shared/testing';
import { linkRequest } from './payment-link.api';
import type { BuyerFormValues } from './payment-link.store';

const typed: BuyerFormValues = {
  firstName: ' Ana ',
  lastName: 'Pérez',
  email: ' ANA@Mail.com ',
  phone: '099 123 456',
  department: 'Rocha',
  absorbsSurcharge: true,
};
const chosen = [
  { id: 7, number: '00123', draw: '1' },
  { id: 9, number: '00123', draw: '2' },
];

test('the request has the trimmed data of the buyer, the ids of the tickets and the choice about the surcharge', () => {
  expect(linkRequest(typed, chosen, demoSettings)).toEqual({
    buyer: {
      firstName: 'Ana',
      lastName: 'Pérez',
      email: 'ana@mail.com',
      phone: '099 123 456',
      department: 'Rocha',
    },
    ticketIds: [7, 9],
    absorbsSurcharge: true,
  });
});

test('the request on the wire has the field names and the status that the API expects', () => {
  expect(generateLink.request.write(linkRequest(typed, chosen, demoSettings))).toEqual({
    Nombre: 'Ana',
    Apellido: 'Pérez',
    Email: 'ana@mail.com',
    Celular: '099 123 456',
    Departamento: 'Rocha',
    talones: [7, 9],
    status: 'Pendiente de pago',
    asumirRecargo: true,
  });
});

test('the request has empty texts for data that the deployment does not ask for, even if the draft has them', () => {
  const asksNothing = {
    ...demoSettings,
    preguntarNombreComprador: false,
    preguntarCelularComprador: false,
    preguntarDepartamentoComprador: false,
  };
  expect(linkRequest(typed, chosen, asksNothing).buyer).toEqual({
    firstName: '',
    lastName: '',
    phone: '',
    department: '',
    email: 'ana@mail.com',
  });
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  'the setting %s and the choice %s make the seller absorb the surcharge: %s',
  (asumirRecargo, absorbsSurcharge, expected) => {
    const request = linkRequest({ ...typed, absorbsSurcharge }, chosen, { ...demoSettings, asumirRecargo });
    expect(request.absorbsSurcharge).toBe(expected);
  },
);
