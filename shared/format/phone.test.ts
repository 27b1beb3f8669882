import { internationalDigits, phoneLink, whatsAppLink, whatsAppShare } from './phone';

test.each([
  ['099 123 456', '59899123456'],
  ['99123456', '59899123456'],
  ['+598 99 123 456', '59899123456'],
  ['598 99 123 456', '59899123456'],
  ['00598 99123456', '59899123456'],
  ['2901 2345', '59829012345'],
  ['+54 9 11 5555-4444', '5491155554444'],
  ['+598 099 123 456', '59899123456'],
  ['598 (0)99 123 456', '59899123456'],
  ['00598 099 123 456', '59899123456'],
  ['(+54) 9 11 5555-4444', '5491155554444'],
  ['\u202a+54 9 11 5555-4444\u202c', '5491155554444'],
  ['0054 9 11 5555-4444', '5491155554444'],
  ['+290 12345', '29012345'],
  ['005 123 456', undefined],
  ['1234', undefined],
  ['', undefined],
  ['sin teléfono', undefined],
])('the international digits of %p are %p', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

test('the digits of a phone number of unknown form can still be called', () => {
  expect(phoneLink('099 123 456')).toBe('tel:+59899123456');
  expect(phoneLink('1234 int. 5')).toBe('tel:12345');
});

test('whatsAppLink links mobile numbers only, with the text ready', () => {
  expect(whatsAppLink('099 123 456', 'Hola & adiós')).toBe('https://wa.me/59899123456?text=Hola%20%26%20adi%C3%B3s');
  expect(whatsAppLink('+54 9 11 5555-4444', 'Hola')).toMatch(/^https:\/\/wa\.me\/5491155554444/);
  expect(whatsAppLink('2901 2345', 'Hola')).toBeUndefined();
  expect(whatsAppLink('no sé', 'Hola')).toBeUndefined();
});

test('whatsAppShare opens the chat of a mobile number; without such a number WhatsApp asks for the recipient.', () => {
  expect(whatsAppShare('a b&c', '099123456')).toBe('https://wa.me/59899123456?text=a%20b%26c');
  expect(whatsAppShare('hola', '2900 1234')).toBe('https://wa.me/?text=hola');
  expect(whatsAppShare('hola')).toBe('https://wa.me/?text=hola');
});
