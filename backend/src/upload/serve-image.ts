import { and, eq } from 'drizzle-orm';
import { uploads } from '../db/schema';
import type { App } from '../platform/app';
import { FOLDERS, pathOf } from './store-image';

const ID = /^[0-9a-f]{32}\.(png|jpg|webp)$/;

/** Images for `<img>`, which sends no token: whoever has the address sees it, and addresses cannot be guessed. */
export function registerImages({ http, db }: App): void {
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
