import type { ChoiceNotes, Question } from './choices';

/**
 * One question for several choices: it combines the texts of their questions. Undefined if none has a question.
 * @example const question = questionOf(tickets.map(useSaleNotes('Si lo registrás, ese link deja de servir.')));
 */
export function questionOf(notes: readonly ChoiceNotes[]): Question | undefined {
  const questions = notes.flatMap(({ question }) => question ?? []);
  const [first] = questions;
  const texts = new Set(questions.map(({ text }) => text));
  if (!first || texts.size < 2) return first;
  return { ...first, text: [...texts].map((text, index) => <p key={index}>{text}</p>) };
}
