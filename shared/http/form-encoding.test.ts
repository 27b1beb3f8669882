import { encodeForm, encodeMultipart } from './form-encoding';

test.each([
  [{ talones: [1, 2] }, 'talones[]=1&talones[]=2'],
  [{ comprador: { Nombre: 'Ana', Apellido: 'Núñez' } }, 'comprador[Nombre]=Ana&comprador[Apellido]=Núñez'],
  [{ rifas: ['00123'] }, 'rifas[]=00123'],
  [{ getHash: false, comment: '' }, 'getHash=false&comment='],
  [{ a: undefined, b: 1 }, 'b=1'],
  [{ a: null, b: 1 } as never, 'b=1'],
])('the form %j is encoded with PHP brackets', (body, expected) => {
  expect(decodeURIComponent(encodeForm(body).toString())).toBe(expected);
});

test('a multipart upload keeps its file', () => {
  const image = new Blob(['x'], { type: 'image/png' });
  expect(encodeMultipart({ image }).get('image')).toBeInstanceOf(Blob);
});
