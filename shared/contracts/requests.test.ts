import { cents, NO_BUYER } from '../domain';
import { createPersonalPayment, generateLink, initPayment, login, registerTickets, saveComment, STRICT } from './index';

describe('a request has the field names of the API', () => {
  const buyer = { ...NO_BUYER, firstName: 'Ana', email: 'a@b.uy' };

  test('login sends the email, the password, getHash and the type', () =>
    expect(login.request.write({ email: 'a@b.uy', password: 'x' })).toEqual({
      email: 'a@b.uy',
      password: 'x',
      getHash: false,
      type: 'student-rifas',
    }));

  test('generate-link sends the buyer, the tickets and the surcharge', () =>
    expect(generateLink.request.write({ buyer, ticketIds: [1, 2], absorbsSurcharge: false })).toEqual({
      Nombre: 'Ana',
      Apellido: '',
      Email: 'a@b.uy',
      Celular: '',
      Departamento: '',
      talones: [1, 2],
      status: 'Pendiente de pago',
      asumirRecargo: false,
    }));

  test('register-talones sends the tickets of a deposit, and a personal payment sends currency units', () => {
    expect(registerTickets.request.write({ buyer, ticketIds: [1], depositId: 5 })).toMatchObject({
      comprador: { Nombre: 'Ana' },
      talones: [1],
      deposito_id: 5,
    });
    expect(createPersonalPayment.request.write({ amountCents: cents(1050), depositId: 5 })).toEqual({
      monto: 10.5,
      deposito_id: 5,
    });
  });

  test('init-payment sends cents, and the server reads the request strictly', () => {
    const request = {
      token: 't',
      amountCents: cents(129581),
      buyer,
      saleId: 3,
      currency: '840',
      absorbsSurcharge: true,
      instalments: '12',
      brand: 'Visa',
      cardType: undefined,
    } as const;
    const sent = initPayment.request.write(request);
    expect(sent).toMatchObject({
      amount: 129581,
      client_fname: 'Ana',
      tipo_tarjeta: '',
      asumir_recargo: true,
      venta_id: 3,
    });
    expect(initPayment.request.read(sent, STRICT)).toEqual(request);
    expect(() => initPayment.request.read({ ...(sent as object), cuotas: '13' }, STRICT)).toThrow();
  });

  test('the server reads a text with accents apart from their letters, as macOS copies names of files, in its usual form', () => {
    const sent = { numero: '00123', comment: 'Paysandu\u0301' };
    expect(saveComment.request.read(sent, STRICT)).toEqual({ number: '00123', comment: 'Paysand\u00fa' });
  });

  test.each([
    [{ talones: [], status: 'Pendiente de pago' }, 'talones'],
    [{ talones: Array.from({ length: 5001 }, (_, id) => id), status: 'Pendiente de pago' }, 'talones'],
    [{ talones: [1], status: 'Pago' }, 'status'],
    [{ talones: [1], status: 'Pendiente de pago', Nombre: 'x'.repeat(121) }, 'Nombre'],
    [{ talones: ['x'], status: 'Pendiente de pago' }, 'talones[0]'],
  ])('the server refuses the invalid request %# with the path of the wrong field', (sent, path) => {
    expect(() => generateLink.request.read(sent, STRICT)).toThrow(expect.objectContaining({ path }));
  });
});
