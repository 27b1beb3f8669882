import { wordsOf } from '@rifas/shared/domain';
import { endLinkTexts, linksTexts, newsTexts } from './links-texts';
import { linkTexts, shareTexts, ticketTexts } from './texts';

test.each([
  ['multi', 'Elegí otros para generar el link.'],
  ['single', 'Elegí otras para generar el link.'],
] as const)(
  'The message about a choice that is gone in %s mode has the gender of the chosen units.',
  (mode, sentence) => {
    expect(linkTexts.goneNoneLeft(wordsOf(mode))).toBe(sentence);
  },
);

test.each([
  ['2', '00123 (sorteo 2)'],
  ['', '00123'],
])('A ticket of draw "%s" that is gone is named %s.', (draw, named) => {
  expect(linkTexts.gone([{ id: '1', number: '00123', draw }], wordsOf('multi'))).toContain(`El talón ${named} ya no`);
});

test.each([
  [['00123'], 'tu rifa 00123'],
  [['1', '2'], 'tus rifas 1 y 2'],
  [Array.from({ length: 11 }, (_, index) => String(index)), 'tus 11 rifas'],
])('The message with a link for the raffles %j names up to ten of them: %s.', (numbers, named) => {
  expect(shareTexts.message(numbers, 'L')).toBe(`¡Hola! Podés pagar ${named} con tarjeta en este link: L`);
});

test.each([
  ['the news', (who: string) => newsTexts.sentence({ kind: 'linkPaid', who, numbers: ['1'] } as never, 'US$ 20,00')],
  ['the question before a link is cancelled', endLinkTexts.cancelQuestion],
  ['the reminder of a link', (who: string) => linksTexts.reminder(who, ['1'], 'L')],
  ['the dialog of an e-ticket', (who: string) => ticketTexts.bought(who, 'eva@example.com')],
])('A name with a character that turns text does not turn the rest of %s.', (_what, sentence) => {
  expect(sentence('Eva\u202e')).toBe(sentence('Eva'));
});
