import { LazyPart } from '../federation/LazyPart';
import { Guard } from '../session/Guard';
import type { SiteMap } from './site-routes';

// Nothing of the seller's in the buyer's page: header, home and query cache are a file of their own.
const load = () => import(/* webpackChunkName: "dashboard" */ '../layout/DashboardLayout');

/** Everything behind the guard. */
export function Dashboard({ map }: { map: SiteMap }) {
  return (
    <Guard>
      <LazyPart name="dashboard" load={load} props={{ map }} />
    </Guard>
  );
}
