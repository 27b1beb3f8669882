import { runOps } from '../ops/cli';

/** `npm run ops -- release|deploy|rollback|status|diff|verify|pull`: docs/ops.md. */
export async function ops(args: readonly string[]): Promise<void> {
  process.exitCode = await runOps(args, { out: (text) => console.log(text), err: (text) => console.error(text) });
}
