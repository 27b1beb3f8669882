import { shareTexts } from '../texts';

test('the message names one raffle or several', () => {
  expect(shareTexts.message(['00123'], 'https://x/pago/t')).toBe(
    '¡Hola! Podés pagar tu rifa 00123 con tarjeta en este link: https://x/pago/t',
  );
  expect(shareTexts.message(['1', '2'], 'L')).toBe('¡Hola! Podés pagar tus rifas 1 y 2 con tarjeta en este link: L');
});

test('the message counts the raffles when there are more than ten', () => {
  const numbers = Array.from({ length: 11 }, (_, index) => String(index));
  expect(shareTexts.message(numbers, 'L')).toBe('¡Hola! Podés pagar tus 11 rifas con tarjeta en este link: L');
});
