import { runProgram } from '../lib/processes';

/** Runs a program. @returns its output @throws Error with the end of its output, where it fails */
export async function runTool(
  program: string,
  args: readonly string[],
  env: Readonly<NodeJS.ProcessEnv>,
): Promise<string> {
  const { code, stdout, output } = await runProgram(program, args, { env });
  if (code === 0) return stdout.trim();
  const said = output.trim().split('\n').slice(-15).join('\n');
  throw new Error(`${program} ${args.slice(0, 3).join(' ')} … failed:\n${said}`);
}
