import { uploadAirportImage, uploadImage } from '@rifas/shared/contracts';
import { sellerRoute } from '../auth/seller-route';
import type { App } from '../platform/app';
import { consume } from '../platform/rate-limit';
import { publicRoute } from '../platform/route';
import { registerImages } from './serve-image';
import { storeImage } from './store-image';

const HOUR = 3600;
export const MAX_PER_SELLER = 60;
/** These calls need no session, so each address may send few images, and all together not many. */
export const MAX_PUBLIC = { perAddress: 10, perDay: 200 };

/** No screen uses these calls yet (docs/rules.md, "Uploads"). */
export function registerUploads(app: App): void {
  const { db, clock } = app;
  sellerRoute(app, uploadImage, async ({ upload, seller }) => {
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
