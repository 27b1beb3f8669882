import { and, eq } from 'drizzle-orm';
import { uploadAirportImage, uploadImage } from '@rifas/shared/contracts';
import { sellerRoute } from '../auth/seller-route';
import { uploads } from '../db/schema';
import type { App } from '../platform/app';
import { consume } from '../platform/rate-limit';
import { publicRoute } from '../platform/route';
import { FOLDERS, pathOf, storeImage } from './store-image';

const HOUR = 3600;
export const MAX_PER_SELLER = 60;
/** These calls need no session, so each address may send few images, and all addresses together have a limit too. */
export const MAX_PUBLIC = { perAddress: 10, perDay: 200 };

const ID = /^[0-9a-f]{32}\.(png|jpg|webp)$/;

/**
 * Serves images for `<img>`, which sends no token: anybody who knows the address sees the image, and addresses cannot
 * be guessed.
 */
function registerImages({ http, db }: App): void {
  for (const folder of FOLDERS) {
    http.get<{ Params: { id: string } }>(pathOf(folder, ':id'), async (request, reply) => {
      const { id } = request.params;
      const asked = and(eq(uploads.id, id), eq(uploads.folder, folder));
      const [image] = ID.test(id) ? await db.select().from(uploads).where(asked) : [];
      if (!image) return reply.callNotFound();
      return reply
        .type(image.contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(image.content);
    });
  }
}

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
