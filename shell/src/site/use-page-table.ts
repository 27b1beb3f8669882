import { useMemo } from 'react';
import { useHost } from '@rifas/shared/remote';
import { pageTable, type PageTable } from '@rifas/shared/site';

/** The page table of this deployment, computed once: it does not change while the page is open. */
export function usePageTable(): PageTable {
  const { deployment } = useHost();
  return useMemo(
    () =>
      pageTable(
        deployment,
        deployment.remotes.map(({ feature }) => feature),
      ),
    [deployment],
  );
}
