import { openDatabase } from './db/database';
import { databaseClock } from './db/database-clock';
import { databaseUrl } from './db/database-url';
import { migrateDatabase } from './db/migrate';
import { loadDemoData } from './demo/load-demo';
import { startJobs } from './jobs/jobs';
import { createMailer } from './mail/outbox';
import type { App } from './platform/app';
import { readConfig } from './platform/config';
import { givenIn, numberIn } from './platform/environment';
import { checkGateway } from './platform/gateway-config';
import { createMetrics } from './platform/metrics';
import { textOfAllProcesses } from './processes/worker';
import { gatewayOf } from './sandbox/gateway-of';
import { buildServer } from './server';

interface StartOptions {
  /** Whether this is one of several processes: the first of them has migrated the database and adds up the metrics. */
  readonly isWorker: boolean;
}

/** Starts everything from the environment to a listening server. If a step fails, all earlier steps are undone. */
export async function startBackend(found: NodeJS.ProcessEnv, { isWorker }: StartOptions) {
  const undo: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const env = givenIn(found);
  try {
    const config = readConfig(env);
    checkGateway(env, config.deployment, config.sandbox);
    const url = databaseUrl(env);
    if (!isWorker) await migrateDatabase(url);

    const metrics = createMetrics({ textOfAll: isWorker ? textOfAllProcesses : undefined });
    const database = openDatabase(url, {
      onError: (error) => app.http.log.error({ err: error }, 'database connection lost'),
    });
    undo.push(() => database.close());
    const { clock, stop: stopClock } = await databaseClock(database.db);
    undo.push(stopClock);
    const mailer = createMailer({
      db: database.db,
      clock,
      config,
      onSent: (outcome, error) => {
        metrics.count('mail', outcome);
        if (error) app.http.log.warn({ err: error }, 'mail not sent');
      },
    });
    const gateway = gatewayOf({ db: database.db, config, clock });
    const app = await buildServer({ db: database.db, config, mailer, gateway, clock, metrics });
    const jobs = startJobs(app);
    // Both at once: a job may wait for a silent gateway until a supervisor kills the process, with calls under way.
    undo.push(() => Promise.all([jobs.stop(), app.http.close()]));
    undo.push(() => mailer.stop());
    if (config.demo) await loadDemoData(database.db, config, clock());

    const port = numberIn(env, 'PORT', { min: 0, max: 65_535, isWhole: true }) ?? 4000;
    const address = await listen(app, port, env['HOST'] ?? '127.0.0.1');
    return { address, deployment: config.deployment.name, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws Error that says which variable to change */
async function listen({ http }: App, port: number, host: string): Promise<string> {
  try {
    return await http.listen({ port, host });
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken. Stop who listens there, or name another in PORT.`, { cause: error });
    throw new Error(
      `Nobody can listen at port ${port} of "${host}" here (${String(code)}). HOST is one of this machine's own addresses.`,
      { cause: error },
    );
  }
}
