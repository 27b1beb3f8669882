import { tolerantReading } from './codec';
import { getDetailedRaffles } from './index';

const RAFFLES = 3000;
const sent = JSON.stringify(
  Array.from({ length: RAFFLES }, (_raffle, raffle) =>
    Array.from({ length: 5 }, (_draw, draw) => ({
      id: raffle * 5 + draw,
      Numero: String(raffle).padStart(5, '0'),
      SorteoNumero: String(draw + 1),
      Estado: raffle % 3 === 0 ? 'Pago' : 'Pendiente de Pago',
      Precio: 20,
      Tipo: raffle % 3 === 0 ? 'Credito' : null,
      Nombre: raffle % 3 === 0 ? 'Ana Pérez' : null,
      Comentario: '',
      FechaSorteo: { date: `2026-11-2${draw} 15:04:05.000000`, timezone_type: 3, timezone: 'America/Montevideo' },
    })),
  ),
);

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same data behind a proxy that counts the reads of each field. */
function counted<Value>(value: Value, asked: Map<string, number>, path = ''): Value {
  if (!isContainer(value)) return value;
  return new Proxy(value, {
    get: (target, key, receiver) => {
      const read: unknown = Reflect.get(target, key, receiver);
      // Array methods and symbols of the language are not data.
      if (typeof key === 'symbol' || typeof read === 'function') return read;
      const name = `${path}.${key}`;
      asked.set(name, (asked.get(name) ?? 0) + 1);
      return counted(read, asked, name);
    },
  });
}

test('reading a long list accesses each field at most twice, however long the list is', () => {
  const asked = new Map<string, number>();
  const raffles = getDetailedRaffles.response.read(counted(JSON.parse(sent) as unknown, asked), tolerantReading());
  expect(raffles).toHaveLength(RAFFLES);
  const fields = [...asked].filter(([name]) => !name.endsWith('.length'));
  expect(fields.length).toBeGreaterThan(RAFFLES * 5 * 8);
  expect(fields.filter(([, times]) => times > 2)).toEqual([]);
});
