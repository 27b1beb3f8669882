import { stopOnSignals } from '../lib/processes';
import type { Settings } from '../lib/settings';
import { takeFolder } from '../site/one-start';
import { startSite } from '../site/start-site';

/** `npm start` */
export async function start(settings: Settings): Promise<void> {
  const started = Date.now();
  const giveBack = takeFolder(settings.dataDir);
  process.once('exit', giveBack);
  const { deployment, site: name, port, apiUrl } = settings;
  const site = await startSite({ settings, deployment, site: name, port, apiUrl });
  stopOnSignals(site.stop);
  console.log(`
Rifas (${deployment}) is ready after ${((Date.now() - started) / 1000).toFixed(1)} s: ${site.url}
${apiUrl ? foreignApi(apiUrl) : demo(site.url)}
Stop with Ctrl+C.`);
}

const foreignApi = (apiUrl: string): string => `
  API        ${apiUrl}
`;

const demo = (url: string): string => `
  Sellers    ana@example.com, bruno@example.com, mucho@example.com (500 raffles)   password  Rifas2026!
             nueva@example.com has to set her first password (log in with  Rifas2026!)
  Mailbox    ${url}/sandbox/mailbox
  Gateway    the card page after PAGAR is a sandbox: approve or reject there
`;
