import fc from 'fast-check';
import { tolerantReading, type AnyContract } from '../../contracts';
import type { Json } from '../../contracts/codec';
import { everyContract } from '../../contracts/every-contract';
import { runs } from './runs';
import { manyOddities, oneOddity, replaced, type OneOddity } from './strange-wire';
import { payloadsOf } from './well-formed';

/**
 * Calls whose answer the site may refuse for one unreadable part, because a sum would be guessed without it. The site
 * shows the answers of all other calls, however odd they are.
 */
const REFUSES_RATHER_THAN_GUESS = new Set(['validateLink']);

/** Calls whose unreadable entries still count: such an entry stays, with unknown values. */
const KEEPS_WHAT_IT_CANNOT_READ = new Set(['getExtraCosts']);

const calls = everyContract.map((contract) => [contract.name, contract] as const);

/** The answer as the site reads it, written back in the form of the API, so that two answers can be compared. */
const understood = ({ response }: AnyContract, wire: Json): Json =>
  response.write(response.read(wire, tolerantReading()) as never) as Json;
/** Like `understood`, but undefined where the site refuses the whole answer. */
function understoodOrRefused(contract: AnyContract, wire: Json): Json {
  try {
    return understood(contract, wire);
  } catch {
    return undefined;
  }
}

test('everyContract lists every call of the API once', () => {
  expect(everyContract.length).toBeGreaterThan(30);
  expect(new Set(everyContract.map(({ name }) => name)).size).toBe(everyContract.length);
});

test.each(calls)(
  '%s: an answer that fits the schema is read without an oddity, and written back unchanged',
  (_name, contract) => {
    fc.assert(
      fc.property(payloadsOf(contract), (wire) => {
        const reading = tolerantReading();
        const value = contract.response.read(wire, reading);
        expect(reading.oddities).toEqual([]);
        expect(contract.response.write(value as never)).toEqual(wire);
      }),
      runs(),
    );
  },
);

test.each(calls)('%s: an oddity that does not change the meaning changes nothing', (_name, contract) => {
  fc.assert(
    fc.property(oneOddity(contract, 'none'), (found) => {
      if (found) expect(understood(contract, found.odd)).toEqual(found.plain);
    }),
    runs(),
  );
});

test.each(calls)('%s: many oddities that do not change the meaning change nothing together', (_name, contract) => {
  fc.assert(
    fc.property(manyOddities(contract, ['none']), ({ plain, odd }) => expect(understood(contract, odd)).toEqual(plain)),
    runs(),
  );
});

/** The path of the part that contains the field: its list entry, or the whole answer. */
const aroundField = ({ spot }: OneOddity): readonly (string | number)[] => {
  const [first] = spot.path;
  return typeof first === 'number' ? [first] : [];
};

test.each(calls)('%s: a field that cannot be read costs no entry of the answer', (_name, contract) => {
  fc.assert(
    fc.property(oneOddity(contract, 'field'), (found) => {
      if (!found) return;
      const read = understoodOrRefused(contract, found.odd);
      if (read === undefined && REFUSES_RATHER_THAN_GUESS.has(contract.name)) return;
      const around = aroundField(found);
      // The entry still exists, and every other entry is unchanged.
      if (around.length === 0) return expect(read).toBeDefined();
      expect(read).toHaveLength((found.plain as readonly Json[]).length);
      expect(replaced(read, around, 'this one')).toEqual(replaced(found.plain, around, 'this one'));
    }),
    runs(),
  );
});

test.each(calls)('%s: an entry that cannot be read costs no other entry', (_name, contract) => {
  fc.assert(
    fc.property(oneOddity(contract, 'entry'), (found) => {
      if (!found || !found.spot.path.some((step) => typeof step === 'number')) return;
      const read = understoodOrRefused(contract, found.odd);
      if (read === undefined && REFUSES_RATHER_THAN_GUESS.has(contract.name)) return;
      const last = found.spot.path.map((step) => typeof step).lastIndexOf('number');
      const entry = found.spot.path.slice(0, last + 1);
      if (KEEPS_WHAT_IT_CANNOT_READ.has(contract.name)) {
        expect(replaced(read, entry, 'this one')).toEqual(replaced(found.plain, entry, 'this one'));
      } else expect(read).toEqual(understood(contract, replaced(found.plain, entry, undefined)));
    }),
    runs(),
  );
});
