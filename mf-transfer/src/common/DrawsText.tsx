import { useHost } from '@rifas/shared/remote';

export type Draws = readonly { readonly sorteo_numero: string }[];

/** The draws a raffle takes part in, where the deployment shows draws (D9); nothing otherwise. */
export function DrawsText({ draws }: { draws: Draws }) {
  const { mode } = useHost().deployment;
  const numbers = draws.map((draw) => draw.sorteo_numero);
  if (mode === 'single' || numbers.length === 0) return null;
  return (
    <>
      {numbers.length === 1 ? 'Sorteo' : 'Sorteos'} {numbers.join(', ')}
    </>
  );
}
