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

// Half past eleven in the evening in Montevideo, already the next day elsewhere.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T02:30:00Z') }));

test('a draw before today in Montevideo is over, stands apart, and asks; one of today is not', () => {
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

test('a draw of yesterday is over for whoever comes back in the morning to the page that they left open', () => {
  const result = render('multi');
  jest.setSystemTime(new Date('2026-11-22T12:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current(next).apart).toBe(true);
});

test('a ticket with a link names the newest one’s buyer by the first name, and asks with the whole name', () => {
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

test('single: speaks of the raffle, and of nobody where the API does not say whose the link is', () => {
  const { marks, question } = notes('single', [{ ticketId: 2, token: 'a' }])(next);
  expect(marks?.map(({ label }) => label)).toEqual(['Con link']);
  expect(question?.text).toBe(
    'Ya hay un link con la rifa 00123. Se lo queda quien pague primero. ¿Querés seguir igual?',
  );
});

test('a ticket that a payment keeps which somebody looks at cannot be chosen, and says why', () => {
  const notesOf = notes('single', [], [2]);
  expect(notesOf(next)).toEqual({ refusal: 'Pago a revisar' });
  expect(notesOf(past).refusal).toBeUndefined();
});
