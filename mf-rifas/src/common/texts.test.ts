import { wordsOf } from '@rifas/shared/domain';
import { linkTexts } from './texts';

test.each([
  ['multi', 'Elegí otros para generar el link.'],
  ['single', 'Elegí otras para generar el link.'],
] as const)('Where all that was chosen in %s mode is gone, its gender is that of what is chosen.', (mode, sentence) => {
  expect(linkTexts.goneNoneLeft(wordsOf(mode))).toBe(sentence);
});
