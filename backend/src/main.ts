import { createDatabase, migrateDatabase } from './db/migrate';
import { openDatabase } from './db/database';
import { loadDemoData } from './demo/load-demo';
import { createMailer } from './mailbox/outbox';
import { readConfig } from './platform/config';
import { databaseUrl } from './platform/database-url';
import { startHousekeeping } from './platform/housekeeping';
import { createMetrics } from './platform/metrics';
import { buildServer } from './server';

const config = readConfig(process.env);
const server = await databaseUrl(process.env, config);
await createDatabase(server.url);
await migrateDatabase(server.url);

const database = openDatabase(server.url, { onError: (error) => app.http.log.error({ err: error }, 'database connection lost') });
const clock = () => new Date();
const metrics = createMetrics();
const mailer = createMailer({
  db: database.db,
  clock,
  from: config.mailFrom,
  smtpUrl: config.smtpUrl,
  onSent: (outcome, error) => {
    metrics.count('mail', outcome);
    if (error) app.http.log.warn({ err: error }, 'mail not sent');
  },
});
const app = await buildServer({ db: database.db, config, mailer, clock, metrics });
if (process.env['DEMO_DATA'] ? process.env['DEMO_DATA'] === '1' : !config.production) await loadDemoData(database.db, config, clock());

const housekeeping = startHousekeeping(app);
const address = await app.http.listen({ port: Number(process.env['PORT'] ?? 4000), host: process.env['HOST'] ?? '127.0.0.1' });

let stopping = false;
async function shutDown(): Promise<void> {
  if (stopping) return;
  stopping = true;
  housekeeping.stop();
  await app.http.close();
  await database.close();
  await server.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void shutDown());
process.on('SIGINT', () => void shutDown());

process.stdout.write(`ready ${address} deployment=${config.deployment.name}\n`);
