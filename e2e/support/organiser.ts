import { rifas } from './rifas-command';

/** A list of the organiser's, by its title. */
export type Lists = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** `npm run organiser -- …` on the data of the project's site, while the site runs. */
export async function organiser(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await rifas('organiser', ...args);
  if (code !== 0) throw new Error(`organiser ${args.join(' ')} ended with ${code}:\n${stderr}`);
  return stdout;
}

export const listsOf = async (...args: readonly string[]): Promise<Lists> =>
  JSON.parse(await organiser(...args, '--json')) as Lists;
