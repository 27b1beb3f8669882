const EXAMPLE = 'postgres://user:password@host:5432/rifas';

/**
 * The address of the PostgreSQL server and database. The database is created if it is missing.
 * @throws Error that explains what to write, without the given text, which may hold a password
 */
export function databaseUrl({ DATABASE_URL: url = '' }: NodeJS.ProcessEnv): string {
  const text = url.trim();
  if (text === '')
    throw new Error(
      'DATABASE_URL is missing: the address of a PostgreSQL database. For development start the script by `npx tsx tooling/postgres/run.ts <script>`, which brings one.',
    );
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (!parsed || !['postgres:', 'postgresql:'].includes(parsed.protocol))
    throw new Error(
      `DATABASE_URL is no address such as ${EXAMPLE}. Characters of a password that an address cannot have are written as %40 for @, or the password is put into PGPASSWORD.`,
    );
  if (!/^\/[^/]+$/.test(parsed.pathname))
    throw new Error(`DATABASE_URL names no database: write one behind the server, as in ${EXAMPLE}.`);
  return text;
}
