import { startBackend } from './start-backend';

const backend = await startBackend(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});

let stopping = false;
async function shutDown(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await backend.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void shutDown());
process.on('SIGINT', () => void shutDown());

process.stdout.write(`ready ${backend.address} deployment=${backend.deployment}\n`);
