/**
 * The address of the PostgreSQL server and database. The database is created if it is missing.
 * @throws Error without one: whoever starts the backend has to say where its data is
 */
export function databaseUrl({ DATABASE_URL }: NodeJS.ProcessEnv): string {
  if (DATABASE_URL) return DATABASE_URL;
  throw new Error(
    'DATABASE_URL is missing: the address of a PostgreSQL database. For development start the script by `npx tsx tooling/postgres/run.ts <script>`, which brings one.',
  );
}
