import cluster, { type Worker } from 'node:cluster';
import { databaseUrl } from '../db/database-url';
import { migrateDatabase } from '../db/migrate';
import { readConfig } from '../platform/config';
import { checkGateway } from '../platform/gateway-config';
import { createFiguresOfAll } from './figures-of-all';
import type { FirstMessage, WorkerMessage } from './messages';
import { nextPause } from './next-pause';

interface Processes {
  /** How many serve. */
  readonly count: number;
  /** The file that each of them runs. */
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
}

/** A slot for a worker: when one ends, another takes the slot. */
interface Place {
  worker?: Worker;
  isListening: boolean;
  /** Whether any worker of this slot has ever listened. */
  hasListened: boolean;
  /** The pause before the present worker was started. */
  pause?: number;
}

/** Checks here once what would fail in every worker. Only the first process migrates the database. */
async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  const { deployment, sandbox } = readConfig(env);
  checkGateway(env, deployment, sandbox);
  const url = databaseUrl(env);
  await migrateDatabase(url);
}

/**
 * Runs the backend in several processes on one port. This process migrates the database, starts the workers, replaces
 * each worker that ends, and stops all of them on a signal. If it is killed, Node ends the workers, because their
 * channel is closed.
 * @throws Error if the configuration or the database is wrong; a later error ends the process
 */
export async function runProcesses({ count, program, env }: Processes): Promise<void> {
  await prepare(env);
  // Workers inherit the Node options of this process, such as `--import tsx`.
  cluster.setupPrimary({ exec: program, args: [] });
  const workers = new Workers(count);
  process.on('SIGTERM', () => workers.stop(0));
  process.on('SIGINT', () => workers.stop(0));
  workers.start();
}

const tellWorker = (worker: Worker, message: FirstMessage): void => void worker.send(message, () => undefined);

class Workers {
  private readonly places: readonly Place[];
  private readonly figures = createFiguresOfAll();
  private readonly pauses = new Set<NodeJS.Timeout>();
  private address: string | undefined;
  private isReady = false;
  /** Once it is set, no worker is started any more. */
  private exitCode: number | undefined;

  constructor(private readonly count: number) {
    this.places = Array.from({ length: count }, () => ({ isListening: false, hasListened: false }));
  }

  start(): void {
    for (const place of this.places) this.fill(place);
  }

  /** Lets each worker finish its work, then ends this process. */
  stop(exitCode: number): void {
    if (this.exitCode !== undefined) return;
    this.exitCode = exitCode;
    this.pauses.forEach(clearTimeout);
    for (const { worker } of this.places) worker?.process.kill('SIGTERM');
    this.exitWhenAlone(exitCode);
  }

  private fail(text: string): void {
    if (this.exitCode === undefined) process.stderr.write(`${text}\n`);
    this.stop(1);
  }

  private exitWhenAlone(exitCode: number): void {
    if (this.places.every(({ worker }) => worker === undefined)) process.exit(exitCode);
  }

  private fill(place: Place): void {
    const since = performance.now();
    const worker = cluster.fork({ BACKEND_PROCESSES: String(this.count) });
    place.worker = worker;
    worker.on('message', (message: WorkerMessage) => this.hear(place, worker, message));
    // A failed message was for a worker that is ending.
    worker.on('error', () => undefined);
    // Not `disconnect`: after a connection was handed over, Node may not emit it.
    worker.once('exit', (code: number | null, signal: string | null) => {
      delete place.worker;
      place.isListening = false;
      this.figures.ended(worker.id);
      const what = `The backend's process ${worker.process.pid} ended ${signal ? `by ${signal}` : `with code ${code}`}`;
      if (this.exitCode !== undefined) this.exitWhenAlone(this.exitCode);
      else if (place.hasListened) this.fillLater(place, what, (performance.now() - since) / 1000);
      else this.fail(`${what} before it listened.`);
    });
  }

  private fillLater(place: Place, what: string, livedSeconds: number): void {
    const pause = nextPause(place.pause, livedSeconds);
    place.pause = pause;
    process.stderr.write(`${what}; another one starts in ${pause} s.\n`);
    const timer = setTimeout(() => {
      this.pauses.delete(timer);
      this.fill(place);
    }, pause * 1000);
    this.pauses.add(timer);
  }

  private hear(place: Place, worker: Worker, message: WorkerMessage): void {
    if (message.says === 'listens') this.listens(place, message.address, message.deployment);
    else if (message.says === 'asks') void this.answer(worker, message.question);
    else if (message.says === 'counted') this.figures.counted(worker.id, message.round, message.figures);
    else if (place.hasListened) {
      // The configuration was right when this slot first listened, so the present error may pass.
      process.stderr.write(`${message.text}\n`);
      tellWorker(worker, { says: 'heard' });
    } else this.fail(message.text);
  }

  private listens(place: Place, address: string, deployment: string): void {
    this.address ??= address;
    // With PORT=0 a new address appears after all workers have ended at once. Callers of the first address would wait
    // there for ever.
    if (this.address !== address)
      return this.fail(`One of the backend's processes listens at ${address}, and they were at ${this.address}.`);
    place.isListening = true;
    place.hasListened = true;
    if (this.isReady || !this.places.every(({ isListening }) => isListening)) return;
    this.isReady = true;
    process.stdout.write(`ready ${address} deployment=${deployment}\n`);
  }

  private async answer(worker: Worker, question: number): Promise<void> {
    const listening = this.places.flatMap(({ worker: one, isListening }) => (one && isListening ? [one] : []));
    const text = await this.figures.ask(
      listening.map((one) => ({ id: one.id, count: (round) => tellWorker(one, { says: 'count', round }) })),
    );
    tellWorker(worker, { says: 'answers', question, text });
  }
}
