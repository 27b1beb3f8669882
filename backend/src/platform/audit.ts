import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { preparedSql } from '../db/prepared';
import { auditLog } from '../db/schema';

interface AuditEntry {
  /** Undefined: the gateway or the organiser. */
  userId?: number | undefined;
  /** Such as 'talon.pago-contado'. */
  action: string;
  entity: string;
  entityId: string | number;
  detail?: Record<string, unknown>;
}

const traces = preparedSql(
  'audit',
  sql`
    insert into ${auditLog} (user_id, action, entity, entity_id, detail)
    select * from jsonb_to_recordset(${sql.placeholder('entries')}::jsonb)
      as entry(user_id int, action text, entity text, entity_id text, detail jsonb)`,
);

/** Call it in the transaction of the change, so that either both are stored or neither. */
export async function audit(db: Db, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ userId, action, entity, entityId, detail = {} }) => ({
    user_id: userId,
    action,
    entity,
    entity_id: String(entityId),
    detail,
  }));
  await traces(db, { entries: JSON.stringify(rows) });
}
