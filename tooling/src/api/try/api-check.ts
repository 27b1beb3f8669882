import { loadDeployment } from '../../compose/load-deployment';
import { textOf, UsageError, type CommandRow } from '../../lib/command-line';
import { reportText } from './report-text';
import { tryApi } from './try-api';

/** `npm run api:check`. @returns 1 where a call that the deployment needs does not work */
export const apiCheck = async (
  { settings, terminal }: Parameters<CommandRow['run']>[0],
  url: string,
  values: Parameters<CommandRow['run']>[2],
): Promise<number> => {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new UsageError(`'${url}' is no address; write https://api.example.`);
  const email = textOf(values, 'user');
  const password = textOf(values, 'password') ?? settings.env.API_PASSWORD;
  if (!email || !password) throw new UsageError('A seller has to log in: --user and --password.');
  const report = await tryApi({
    apiUrl: url,
    deployment: loadDeployment(textOf(values, 'deployment') ?? settings.deployment, settings.deploymentsDir),
    email,
    password,
    link: textOf(values, 'link'),
    reset: textOf(values, 'reset'),
  });
  terminal.out(values['json'] === true ? JSON.stringify(report, null, 2) : reportText(report));
  return report.works ? 0 : 1;
};
