import { act, renderHook } from '@testing-library/react';
import { wallTime, wordsOf, type DisplayMode } from '../../domain';
import { ticketOf } from '../../testing';
import { useLiveLinks, useTicketsToCheck } from '../links/use-live-links';
import { useWords } from '../use-deployment';
import { useSaleNotes } from './use-sale-notes';

jest.mock('../links/use-live-links');
jest.mock('../use-deployment');

const OUTCOME = 'Se lo queda quien pague primero.';
const past = ticketOf({ id: 1, drawDate: wallTime('2026-11-20') });
const next = ticketOf({ id: 2, draw: '2', drawDate: wallTime('2026-11-21') });

function render(mode: DisplayMode, links: ReturnType<typeof useLiveLinks> = [], toCheck: readonly number[] = []) {
  jest.mocked(useLiveLinks).mockReturnValue(links);
  jest.mocked(useTicketsToCheck).mockReturnValue(new Set(toCheck));
  jest.mocked(useWords).mockReturnValue(wordsOf(mode));
  return renderHook(() => useSaleNotes(OUTCOME)).result;
}
const notes = (...given: Parameters<typeof render>) => render(...given).current;

// It is 23:30 in Montevideo, and already the next day in UTC.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T02:30:00Z') }));

test('a draw before today in Montevideo is over, stands apart and asks a question; a draw of today does not', () => {
  const notesOf = notes('multi');
  expect(notesOf(past)).toEqual({
    marks: [{ tone: 'neutral', icon: 'clock', label: 'Ya se sorteó' }],
    question: {
      title: 'Ya se sorteó',
      text: 'Ya se sorteó el sorteo 1 de la rifa 00123. ¿Querés elegirlo igual?',
      confirm: 'ELEGIR',
    },
    apart: true,
  });
  expect(notesOf(next)).toEqual({});
});

test('a draw of yesterday is over on a page that was left open overnight', () => {
  const result = render('multi');
  jest.setSystemTime(new Date('2026-11-22T12:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current(next).apart).toBe(true);
});

test('a ticket with links shows the first name of the newest buyer, and its question shows the whole name', () => {
  const links = [
    { ticketId: 2, token: 'a', buyer: 'Otro' },
    { ticketId: 2, token: 'b', buyer: ' Lucía Méndez ' },
  ];
  const { marks, question, apart } = notes('multi', links)(next);
  expect(marks).toEqual([{ tone: 'warning', icon: 'link', label: 'Con link de Lucía' }]);
  expect(question?.text).toBe(
    'Lucía Méndez tiene un link con talones de la rifa 00123. Se lo queda quien pague primero. ¿Querés seguir igual?',
  );
  expect(apart).toBe(false);
});

test('single: the question names the raffle, and no buyer where the API names none', () => {
  const { marks, question } = notes('single', [{ ticketId: 2, token: 'a' }])(next);
  expect(marks?.map(({ label }) => label)).toEqual(['Con link']);
  expect(question?.text).toBe(
    'Ya hay un link con la rifa 00123. Se lo queda quien pague primero. ¿Querés seguir igual?',
  );
});

test('a ticket whose payment must be checked cannot be chosen, and shows the reason', () => {
  const notesOf = notes('single', [], [2]);
  expect(notesOf(next)).toEqual({ refusal: 'Pago a revisar' });
  expect(notesOf(past).refusal).toBeUndefined();
});
