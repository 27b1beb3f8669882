import type { Config } from './config';
import { startEmbedded } from './embedded-postgres';

/** DATABASE_URL, or the embedded server with one database per deployment. */
export async function databaseUrl(
  env: NodeJS.ProcessEnv,
  { dataDir, deployment }: Config,
): Promise<{ url: string; stop(): Promise<void> }> {
  const given = env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const embedded = await startEmbedded(dataDir);
  const url = new URL(embedded.url);
  url.pathname = `/rifas_${deployment.name.replaceAll('-', '_')}`;
  return { url: url.href, stop: embedded.stop };
}
