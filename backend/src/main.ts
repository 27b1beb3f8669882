import cluster from 'node:cluster';
import { processesOf } from './platform/config';
import { whyItFailed } from './platform/why-it-failed';
import { tellFailure, tellFirst } from './processes/worker';

async function fail(error: unknown): Promise<never> {
  const text = whyItFailed(error);
  // An error in one of several processes occurs in all of them. The first process prints it once.
  if (cluster.isWorker) await tellFailure(text);
  else process.stderr.write(`${text}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const { startBackend } = await import('./start-backend');
  const { isWorker } = cluster;
  const { address, deployment, stop } = await startBackend(process.env, { isWorker });
  let stopping = false;
  const shutDown = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void shutDown());
  process.on('SIGINT', () => void shutDown());
  if (isWorker) await tellFirst({ says: 'listens', address, deployment });
  else process.stdout.write(`ready ${address} deployment=${deployment}\n`);
}

async function run(): Promise<void> {
  const count = processesOf(process.env);
  if (cluster.isWorker || count === 1) return serve();
  const { runProcesses } = await import('./processes/first-process');
  // In production this file is bundled, so the path of the running file counts, not that of the source.
  return runProcesses({ count, program: import.meta.filename, env: process.env });
}

await run().catch(fail);
