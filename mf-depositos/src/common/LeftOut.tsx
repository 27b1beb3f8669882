import type { AnyContract, Oddity } from '@rifas/shared/contracts';
import { counted, enumerated } from '@rifas/shared/format';
import { useOddities } from '@rifas/shared/query';
import { Alert } from '@rifas/shared/ui';

/** An entry of a list in one word for each number: 'rifa' and 'rifas'. */
interface EntryName {
  readonly one: string;
  readonly many: string;
}

interface LeftOutProps extends EntryName {
  readonly contract: Pick<AnyContract, 'name'>;
  /** What an entry consists of, where its parts are a list and can be left out one by one. */
  readonly part?: EntryName;
}

// '[3].id' is an entry of the list, '[3][2].id' a part of one.
const depthOf = ({ path }: Oddity): number => path.split('[').length - 1;

/** Says once, above a list, how much of it could not be read and is missing below. */
export function LeftOut({ contract, one, many, part }: LeftOutProps) {
  const leftOut = useOddities(contract).filter((oddity) => oddity.leftOut);
  const entries = leftOut.filter((oddity) => depthOf(oddity) === 1).length;
  const parts = leftOut.length - entries;
  const missing = [
    ...(entries > 0 ? [counted(entries, one, many)] : []),
    ...(part && parts > 0 ? [counted(parts, part.one, part.many)] : []),
  ];
  if (missing.length === 0) return null;
  return <Alert tone="warning">No pudimos mostrar {enumerated(missing)}.</Alert>;
}
