import { shareTexts } from '../texts';
import { whatsAppShare } from './whats-app';

test('names the raffle in the message', () => {
  expect(shareTexts.message(['00123'], 'https://x/pago/t')).toBe(
    '¡Hola! Podés pagar tu rifa 00123 con tarjeta en este link: https://x/pago/t',
  );
  expect(shareTexts.message(['1', '2'], 'L')).toBe('¡Hola! Podés pagar tus rifas 1 y 2 con tarjeta en este link: L');
});

test('counts the raffles instead of naming more than ten', () => {
  const numbers = Array.from({ length: 11 }, (_, index) => String(index));
  expect(shareTexts.message(numbers, 'L')).toBe('¡Hola! Podés pagar tus 11 rifas con tarjeta en este link: L');
});

test('opens the chat of the buyer when the phone is known, else asks whom to send it to', () => {
  expect(whatsAppShare('a b&c', '099123456')).toBe('https://wa.me/59899123456?text=a%20b%26c');
  expect(whatsAppShare('hola', '2900 1234')).toBe('https://wa.me/?text=hola');
  expect(whatsAppShare('hola')).toBe('https://wa.me/?text=hola');
});
