import { joinNumbers, shareText, whatsappPhone, whatsappUrl } from './share-text';

test.each([
  [[], ''],
  [['00123'], '00123'],
  [['00123', '00124'], '00123 y 00124'],
  [['1', '2', '3'], '1, 2 y 3'],
])('joins %j', (numbers, expected) => {
  expect(joinNumbers(numbers)).toBe(expected);
});

test('names the raffle in the message', () => {
  expect(shareText(['00123'], 'https://x/pago/t')).toBe('¡Hola! Podés pagar tu rifa 00123 con tarjeta en este link: https://x/pago/t');
  expect(shareText(['1', '2'], 'L')).toBe('¡Hola! Podés pagar tus rifas 1 y 2 con tarjeta en este link: L');
});

test('counts the raffles instead of naming more than ten', () => {
  const numbers = Array.from({ length: 11 }, (_, index) => String(index));
  expect(shareText(numbers, 'L')).toBe('¡Hola! Podés pagar tus 11 rifas con tarjeta en este link: L');
});

test.each([
  ['099 123 456', '59899123456'],
  ['99123456', '59899123456'],
  ['+598 99 123 456', '59899123456'],
  ['0059899123456', '59899123456'],
  ['2900 1234', undefined],
  ['+54 9 11 1234 5678', undefined],
  ['', undefined],
])('writes the mobile %s for WhatsApp as %s', (phone, expected) => {
  expect(whatsappPhone(phone)).toBe(expected);
});

test('opens the chat of the buyer when the phone is known, else asks whom to send it to', () => {
  expect(whatsappUrl('a b&c', '099123456')).toBe('https://wa.me/59899123456?text=a%20b%26c');
  expect(whatsappUrl('hola', '123')).toBe('https://wa.me/?text=hola');
});
