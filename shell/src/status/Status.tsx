import { LazyPart } from '../frame/LazyPart';

// Nobody but whoever looks after the site asks for it.
const load = () => import(/* webpackChunkName: "status" */ './StatusPage');

/** The status page in a file of its own. */
export function Status() {
  return <LazyPart name="status" load={load} props={{}} />;
}
