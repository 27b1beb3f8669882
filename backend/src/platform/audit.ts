import type { Db } from '../db/database';
import { auditLog } from '../db/schema';

interface AuditEntry {
  /** Undefined: the gateway or the organiser. */
  userId?: number | undefined;
  /** Such as 'talon.register'. */
  action: string;
  entity: string;
  entityId: string | number;
  detail?: Record<string, unknown>;
}

/** Call it in the transaction of the change, so that either both are stored or neither. */
export async function audit(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.insert(auditLog).values(
    entries.map(({ userId, entityId, ...entry }) => ({
      ...entry,
      userId: userId ?? null,
      entityId: String(entityId),
    })),
  );
}
