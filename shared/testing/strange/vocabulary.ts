import fc from 'fast-check';

const FIRST_NAMES = ['Ana', 'Bruno', 'María José', 'Iñaki', 'D’Elía', '李', 'X'];
const LAST_NAMES = ['Núñez', 'da Silva', 'Pérez-Gómez', 'O’Neill', ''];
const WORDS = [
  'Seguro',
  'Tasa de embarque',
  'Viaje a Europa',
  'Pagó en efectivo',
  'a "comillas" <b>',
  'con  dos blancos',
];
const RAFFLE_NUMBERS = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map(String),
  fc.integer({ min: 1, max: 999 }).map((n) => String(n).padStart(5, '0')),
);
const EMAILS = ['ana@example.com', 'b.ruiz@mail.com.uy', 'x@y.uy'];
const STATES = ['Pendiente de Pago', 'Para transferir', 'Solicitada', 'Pago', 'Pago premio'];
const CARD_TYPES = ['Debito', 'Credito'];
const DEPOSIT_TYPES = ['Contado', 'Tarjeta'];

/** Real texts of the API by field name. Random texts would test nothing there. */
const BY_NAME: readonly (readonly [name: RegExp, texts: fc.Arbitrary<string>])[] = [
  [/^estado$/i, fc.constantFrom('Pendiente de Pago', 'Pendiente de Pago', ...STATES)],
  [/(numero|rifas)$/i, RAFFLE_NUMBERS],
  [/(nombres?|fname|^name|firstName)$/i, fc.constantFrom(...FIRST_NAMES)],
  [/(apellidos?|lname|lastName)$/i, fc.constantFrom(...LAST_NAMES)],
  [/e?mail$/i, fc.constantFrom(...EMAILS)],
  [/(celular|phone|mobile)$/i, fc.constantFrom('099 123 456', '24001234', '+598 99 000 111')],
  [/token/i, fc.string({ unit: fc.constantFrom(...'abcdef0123456789'), minLength: 12, maxLength: 24 })],
  [/tarjeta$/i, fc.constantFrom('XXXX-XXXX-XXXX-1234', '411111******1111')],
  [/cuotas$/i, fc.constantFrom('1', '03', '12')],
];

/** A text for the field `name` in an object with these other names. */
export function textUnder(name: string, siblings: readonly string[]): fc.Arbitrary<string> {
  if (/^(depositoTipo|Tipo)$/.test(name))
    return fc.constantFrom(...(siblings.includes('registros') ? DEPOSIT_TYPES : CARD_TYPES));
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? fc.constantFrom(...WORDS);
}
