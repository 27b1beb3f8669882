import { gatewayAddress, type DeploymentSource } from '@rifas/shared/deployment';
import { deploymentToServe } from '../compose/deployment-to-serve';
import { stopOnSignals } from '../lib/processes';
import type { Settings } from '../lib/settings';
import { takeFolder } from '../site/one-start';
import { startSite } from '../site/start-site';
import { checkSiteName } from '../store/sites/sites';

/** `npm start`: serves a site that follows the sources of this checkout, or with SITE, a site as ops decided it. */
export async function start(settings: Settings): Promise<void> {
  const started = Date.now();
  const { deployment, port, apiUrl } = settings;
  const name = settings.site === undefined ? `local-${deployment}` : checkSiteName(settings.site);
  // With a foreign API there is no database to lock, only the pages.
  const own = apiUrl === undefined ? [settings.dataDir, settings.siteDir] : [settings.siteDir];
  for (const folder of own) process.once('exit', takeFolder(folder));
  const site = await startSite({
    settings,
    deployment,
    site: name,
    decided: settings.site !== undefined,
    port,
    apiUrl,
  });
  const source = deploymentToServe(site.deployment, settings);
  stopOnSignals(site.stop);
  console.log(`
Rifas (${site.deployment}) is ready after ${((Date.now() - started) / 1000).toFixed(1)} s: ${site.url}
${apiUrl ? foreignApi(source, apiUrl) : demo(source, site.url)}
Stop with Ctrl+C.`);
}

const table = (rows: readonly (readonly [string, string])[]): string =>
  `\n${rows.map(([name, what]) => `  ${name.padEnd(10)} ${what}\n`).join('')}`;

/** What a site with a foreign API shows at its start. It leaves out the reference backend, which does not run. */
export function foreignApi(source: DeploymentSource, apiUrl: string): string {
  const { links, captcha, telemetryUrl } = source;
  const page = gatewayAddress(source);
  const gateway = links.gatewayUrl ? page : `${page}, the API's own payment page; GATEWAY_URL names another`;
  return table([
    ['API', apiUrl],
    ['Gateway', gateway],
    ...(captcha ? [['Captcha', captcha.scriptUrl ?? captcha.challengeUrl ?? captcha.provider] as const] : []),
    ...(telemetryUrl ? [['Telemetry', telemetryUrl] as const] : []),
    ['Try it', `npm run api:check -- ${apiUrl} --user … --password …`],
  ]);
}

/** What a site with the reference backend shows at its start. */
export function demo({ links }: Pick<DeploymentSource, 'links'>, url: string): string {
  const gateway = links.gatewayUrl || 'the card page after PAGAR is a sandbox: approve or reject there';
  return table([
    ['Sellers', 'ana@example.com, bruno@example.com, mucho@example.com (500 raffles)   password  Rifas2026!'],
    ['', 'nueva@example.com has to set her first password (log in with  Rifas2026!)'],
    ['Mailbox', `${url}/sandbox/mailbox`],
    ['Gateway', gateway],
  ]);
}
