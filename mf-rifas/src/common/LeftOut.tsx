import type { AnyContract } from '@rifas/shared/contracts';
import { counted } from '@rifas/shared/format';
import { useOddities } from '@rifas/shared/query';
import { Alert } from '@rifas/shared/ui';

// '[3]' is an entry of the list; '[3][2]' or '[3].part[2]' is a part of one.
const ENTRY = /^\[\d+\]/;

interface LeftOutProps {
  readonly contract: Pick<AnyContract, 'name'>;
  /** What one entry of the list is called. */
  readonly one: string;
  readonly many: string;
}

/** Says how many entries of a list could not be read and are missing from the page. */
export function LeftOut({ contract, one, many }: LeftOutProps) {
  const paths = useOddities(contract)
    .filter(({ leftOut }) => leftOut)
    .map(({ path }) => path);
  const entryOf = (path: string) => ENTRY.exec(path)?.[0] ?? '';
  const whole = new Set(paths.filter((path) => path === entryOf(path)));
  const inPart = new Set(paths.filter((path) => path !== entryOf(path)).map(entryOf));
  if (whole.size + inPart.size === 0) return null;
  return (
    <Alert tone="warning">
      {[
        whole.size > 0 ? `No pudimos mostrar ${counted(whole.size, one, many)}.` : '',
        inPart.size > 0 ? `No pudimos mostrar una parte de ${counted(inPart.size, one, many)}.` : '',
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
