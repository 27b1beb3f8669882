import type { AnasWorld } from '@rifas/backend/testing/two-sellers';
import type { AnyContract, JsonSchema } from '@rifas/shared/contracts';

type Body = Readonly<Record<string, unknown>>;
interface Candidates {
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
}

/** The most bodies for one contract. Today's contracts have fewer; one with many fields is sampled evenly. */
const MOST = 80;

const typesOf = ({ type }: JsonSchema): readonly string[] => (typeof type === 'string' ? [type] : (type ?? []));

/** Values for a field, with the ids and texts of another seller. */
function valuesOf(schema: JsonSchema, candidates: Candidates): readonly unknown[] {
  if (schema.enum) return [schema.enum[0]];
  if (schema.anyOf?.[0]) return valuesOf(schema.anyOf[0], candidates);
  const types = typesOf(schema);
  if (types.includes('array')) return valuesOf(schema.items ?? {}, candidates).map((value) => [value]);
  if (types.includes('object')) return objectsOf(schema, candidates);
  if (types.includes('integer') || types.includes('number')) return candidates.numbers;
  if (types.includes('boolean')) return [false];
  // An optional field names no other seller's data.
  return types.includes('null') ? ['Eva'] : candidates.texts;
}

function objectsOf({ properties = {} }: JsonSchema, candidates: Candidates): readonly Body[] {
  let bodies: readonly Body[] = [{}];
  for (const [name, schema] of Object.entries(properties)) {
    const values = name.toLowerCase() === 'email' ? ['eva@example.com'] : valuesOf(schema, candidates);
    bodies = bodies.flatMap((body) => values.map((value) => ({ ...body, [name]: value })));
  }
  return bodies;
}

/** The bodies in which Bruno names Ana's data to a contract, whatever the fields are called. */
export function foreignBodies({ request: { schema } }: AnyContract, world: AnasWorld): readonly Body[] {
  const { numero, pendingIds, soldIds, depositId, personalPaymentId, link, carla } = world;
  const all = objectsOf(schema, {
    numbers: [...new Set([1, pendingIds[0] ?? 0, soldIds[0] ?? 0, depositId, personalPaymentId])],
    // Raffles in the bag are left out, because every seller may ask for them.
    texts: [numero.pending, numero.sold, numero.asked, numero.paid, link, carla.email],
  });
  const step = Math.max(1, all.length / MOST);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
