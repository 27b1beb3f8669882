import { texts } from './index';

test('the texts keep their unusual wordings to the letter', () => {
  expect(texts.invalidCheckoutEmail).toBe('Formato de contraseña inválido');
  expect(texts.selectRafflesToTransfer).toBe('Debes selecionar una rifa o más');
});

test('three screens end the same sentence in three ways', () => {
  expect([texts.completeAllFields, texts.completeAllBuyerFields, texts.completeAllResetFields]).toEqual([
    'Debes completar todos los campos',
    'Debes completar todos los campos*',
    'Debes completar todos los campos.',
  ]);
});

test('the redirect texts contain the seconds of the countdown', () => {
  expect(texts.resetLinkExpired(5)).toBe('El link expiró, intente resetar nuevamente. Serás redireccionado en 5...');
  expect(texts.resetDone(10)).toBe('Contraseña cambiada correctamente, serás redirigido a el login en 10...');
  expect(texts.resetAgain(3)).toBe('Intenta resetear la contraseña nuevamente: 3...');
});
