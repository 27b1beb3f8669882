import { wordsOf } from '@rifas/shared/domain';
import { linkTexts } from './texts';

test.each([
  ['multi', 'Elegí otros para generar el link.'],
  ['single', 'Elegí otras para generar el link.'],
] as const)(
  'The message about a choice that is gone in %s mode has the gender of the chosen units.',
  (mode, sentence) => {
    expect(linkTexts.goneNoneLeft(wordsOf(mode))).toBe(sentence);
  },
);
