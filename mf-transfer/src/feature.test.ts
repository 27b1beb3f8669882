import { isAvailable, type Feature } from '@rifas/shared/remote';
import { demoSettings } from '@rifas/shared/testing';
import featureJson from '../feature.json';

const feature = featureJson as Feature;

test.each([
  ['dtyt', 'bag'],
  ['ccee', 'transfer'],
] as const)('%s has one entry in menu and home, with the picture of the word there: %s', (variant, icon) => {
  for (const entries of [feature.menu, feature.home]) {
    const shown = entries?.filter((entry) => isAvailable(entry, { variant, mode: 'multi', settings: demoSettings }));
    expect(shown?.map((entry) => entry.icon)).toEqual([icon]);
  }
});
