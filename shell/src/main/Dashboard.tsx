import type { PageTable } from '@rifas/shared/site';
import { Guard } from '../frame/Guard';
import { LazyPart } from '../frame/LazyPart';

// A file of its own: the buyer's page loads neither header nor home nor query cache.
const load = () => import(/* webpackChunkName: "dashboard" */ './DashboardPages');

/** Everything behind the guard. */
export function Dashboard({ table }: { table: PageTable }) {
  return (
    <Guard>
      <LazyPart name="dashboard" load={load} props={{ table }} />
    </Guard>
  );
}
