import { LazyPart } from '../frame/LazyPart';

// Only ops ask for it.
const load = () => import(/* webpackChunkName: "status" */ './StatusPage');

/** The status page in a file of its own. */
export function Status() {
  return <LazyPart name="status" load={load} props={{}} />;
}
