import pg from 'pg';

/** Every row of every table, as text, except of tables that calls may always write in. */
export type Everything = ReadonlyMap<string, readonly string[]>;

// Sessions are rotated and calls are counted, whoever calls; mails that wait get sent, and counted.
const ALWAYS_WRITTEN = ['session_tokens', 'rate_limits', 'facts'];

/** Works with a connection of its own to a database. */
export async function connected<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  // What the gate of the kills counts as work is not the suite's own.
  const client = new pg.Client({ connectionString: url, application_name: 'kill-gate' });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Names of the tables that not every call writes in. */
export async function tablesIn(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return rows.flatMap(({ name }) => (ALWAYS_WRITTEN.includes(name) ? [] : [name]));
}

/** What stands in a database now. */
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

/** What two states of a database differ in, in a few words; undefined where they are the same. */
export function differenceOf(before: Everything, after: Everything): string | undefined {
  for (const [table, rows] of after) {
    const old = new Set(before.get(table) ?? []);
    const changed = rows.find((row) => !old.has(row));
    if (changed !== undefined) return `${table} has a row that was not there: ${changed.slice(0, 200)}`;
    if (rows.length < old.size) return `${table} has lost a row`;
  }
  return undefined;
}
