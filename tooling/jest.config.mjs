import { jestConfig } from '@rifas/tooling/jest';

// Commands draw no pages in a browser: the releases of these tests have none. A journey tries that.
process.env.OPS_SMOKE = 'off';

export default jestConfig(import.meta.url, { environment: 'node' });
