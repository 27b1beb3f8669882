import type { AnyContract } from '@rifas/shared/contracts';
import { counted } from '@rifas/shared/format';
import { useOddities } from '@rifas/shared/query';
import { Alert } from '@rifas/shared/ui';

interface LeftOutProps {
  /** The call whose answer the list shows. */
  readonly contract: Pick<AnyContract, 'name'>;
  /** How many lists deep the counted entries stand: 1 for the answer's own, 2 for those inside them. */
  readonly depth?: number;
  readonly one: string;
  readonly many: string;
}

const depthOf = (path: string): number => path.match(/\[\d+\]/g)?.length ?? 0;

/** Says once how many entries of a list could not be read; nothing where all could. */
function LeftOut({ contract, depth = 1, one, many }: LeftOutProps) {
  const paths = useOddities(contract).flatMap(({ path, leftOut }) => (leftOut ? [path] : []));
  // Whatever is inside an entry that was left out went with it.
  const isGoneAnyway = (path: string) => paths.some((outer) => path !== outer && path.startsWith(`${outer}.`));
  const missing = paths.filter((path) => depthOf(path) === depth && !isGoneAnyway(path)).length;
  return missing > 0 ? <Alert tone="warning">{`No pudimos mostrar ${counted(missing, one, many)}.`}</Alert> : null;
}

/** For a list of raffles. */
export const LeftOutRaffles = ({ contract }: Pick<LeftOutProps, 'contract'>) => (
  <LeftOut contract={contract} one="rifa" many="rifas" />
);

/** For raffles under whoever gives or gets them. */
export const LeftOutTransfers = ({ contract }: Pick<LeftOutProps, 'contract'>) => (
  <>
    <LeftOut contract={contract} one="transferencia" many="transferencias" />
    <LeftOut contract={contract} depth={2} one="rifa" many="rifas" />
  </>
);
