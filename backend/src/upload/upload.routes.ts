import { uploadAirportImage, uploadImage } from '@rifas/shared/contracts';
import type { App } from '../platform/app';
import { consume } from '../platform/rate-limit';
import { publicRoute, route } from '../platform/route';
import { registerImages } from './serve-image';
import { storeImage } from './store-image';

const HOUR = 3600;
export const MAX_PER_SELLER = 60;
/** Anybody may send these (specification 7), so few, and not many altogether. */
export const MAX_PUBLIC = { perAddress: 10, perDay: 200 };

/** No screen uses these yet (D34). */
export function registerUploads(app: App): void {
  const { db, clock } = app;
  route(app, uploadImage, async ({ upload, seller }) => {
    await consume(db, clock, [{ key: `upload:user:${seller.userId}`, max: MAX_PER_SELLER, windowSeconds: HOUR }]);
    return storeImage(app, { folder: 'imagenes', upload, userId: seller.userId });
  });
  publicRoute(app, uploadAirportImage, async ({ upload, ip }) => {
    await consume(db, clock, [
      { key: `upload:address:${ip}`, max: MAX_PUBLIC.perAddress, windowSeconds: HOUR },
      { key: 'upload:aeropuertos', max: MAX_PUBLIC.perDay, windowSeconds: 24 * HOUR },
    ]);
    return storeImage(app, { folder: 'aeropuertos', upload });
  });
  registerImages(app);
}
