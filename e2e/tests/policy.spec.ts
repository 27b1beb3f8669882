import { visitEveryScreen } from '../support/every-screen';
import { test, watchPolicy } from '../support/test';

test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

test('no screen of the deployment breaks the policy', async ({ page }) => {
  await watchPolicy(page);
  await visitEveryScreen(page);
});
