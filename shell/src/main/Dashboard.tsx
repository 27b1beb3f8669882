import type { PageTable } from '@rifas/shared/site';
import { Guard } from '../frame/Guard';
import { LazyPart } from '../frame/LazyPart';

// Nothing of the seller's in the buyer's page: header, home and query cache are a file of their own.
const load = () => import(/* webpackChunkName: "dashboard" */ './DashboardPages');

/** Everything behind the guard. */
export function Dashboard({ table }: { table: PageTable }) {
  return (
    <Guard>
      <LazyPart name="dashboard" load={load} props={{ table }} />
    </Guard>
  );
}
