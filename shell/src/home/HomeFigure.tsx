import type { SiteHomeEntry } from '@rifas/shared/site';
import { RemotePart } from '../federation/RemotePart';
import { useFilled } from './use-filled';

const nothing = () => null;

/** The figure at the end of a row of the home, drawn by the remote of the page. The row does without it. */
export function HomeFigure({ remote, figure }: Pick<SiteHomeEntry, 'remote' | 'figure'>) {
  const filled = useFilled();
  if (!filled || figure === undefined) return null;
  return <RemotePart remote={remote} kind="widgets" name={figure} loading={null} failure={nothing} />;
}
