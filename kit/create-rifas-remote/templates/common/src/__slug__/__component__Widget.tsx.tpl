import { Link } from '@rifas/remote-sdk/routing';
import { Panel } from '@rifas/remote-sdk/ui';

/** Stands on the home page, in the place that feature.json names. */
export default function __component__Widget() {
  return (
    <Panel>
      <Link to="/dashboard/__slug__">Ir a __title__</Link>
    </Panel>
  );
}
