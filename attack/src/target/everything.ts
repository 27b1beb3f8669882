import pg from 'pg';

/** Every row of every table, as text, except tables that any call may write. */
export type Everything = ReadonlyMap<string, readonly string[]>;

// Any call rotates sessions and counts calls; queued mails are sent and counted.
const ALWAYS_WRITTEN = ['session_tokens', 'rate_limits', 'facts'];

/** Runs work with a separate connection to a database. */
export async function connected<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  // This name tells the kill gate to ignore the suite's own statements.
  const client = new pg.Client({ connectionString: url, application_name: 'kill-gate' });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Names of the tables that not every call writes. */
export async function tablesIn(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return rows.flatMap(({ name }) => (ALWAYS_WRITTEN.includes(name) ? [] : [name]));
}

/** The present content of a database. */
export const everythingIn = (url: string, besides: readonly string[] = []): Promise<Everything> =>
  connected(url, async (client) => {
    const found = new Map<string, readonly string[]>();
    for (const name of await tablesIn(client)) {
      if (besides.includes(name)) continue;
      const query = `select to_jsonb(t)::text as row from ${client.escapeIdentifier(name)} t`;
      const { rows } = await client.query<{ row: string }>(query);
      found.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    return found;
  });

/** A short description of the difference between two states of a database; undefined if they are equal. */
export function differenceOf(before: Everything, after: Everything): string | undefined {
  for (const [table, rows] of after) {
    const old = new Set(before.get(table) ?? []);
    const changed = rows.find((row) => !old.has(row));
    if (changed !== undefined) return `${table} has a row that was not there: ${changed.slice(0, 200)}`;
    if (rows.length < old.size) return `${table} has lost a row`;
  }
  return undefined;
}
