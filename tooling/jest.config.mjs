import { jestConfig } from '@rifas/tooling/jest';

// The releases of these tests have no pages to draw in a browser. A journey tests that.
process.env.OPS_SMOKE = 'off';

export default jestConfig(import.meta.url, { environment: 'node' });
