import type { PageFormCondition } from '../site';

type Value = string | boolean;
/** Returns the option that a deployment has. */
export type Choose = <Option extends Value>(name: string, options: readonly Option[]) => Option;

/** A page with more alternatives than this is not worth its bytes. */
const LIMIT = 96;

/**
 * All the results that a drawing can have. It is drawn once for each combination of answers. A question that appears
 * only after a certain answer is asked only in that case.
 * @throws Error if there are more than 96 combinations
 * @example alternativesOf((choose) => (choose('mode', ['multi', 'single']) === 'multi' ? 'many' : 'one')).length // 2
 */
export function alternativesOf<Drawn>(
  draw: (choose: Choose) => Drawn,
): readonly { readonly when: PageFormCondition; readonly drawn: Drawn }[] {
  const found: { when: PageFormCondition; drawn: Drawn }[] = [];
  const open: Record<string, Value>[] = [{}];
  for (let given = open.pop(); given !== undefined; given = open.pop()) {
    const when: Record<string, Value> = { ...given };
    const choose: Choose = (name, options) => {
      const [first, ...others] = options;
      if (!(name in when) && first !== undefined) {
        for (const other of others) open.push({ ...when, [name]: other });
        when[name] = first;
      }
      return when[name] as (typeof options)[number];
    };
    const drawn = draw(choose);
    found.push({ when, drawn });
    if (found.length > LIMIT)
      throw new Error(`It hangs on too much of the deployment: ${Object.keys(when).join(', ')}.`);
  }
  return found;
}
