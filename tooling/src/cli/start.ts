import { startSite, stopOnSignals } from '../site/start-site';

/** `npm start`: DEPLOYMENT (dtyt), SITE (the deployment's name), PORT (3000), DATABASE_URL, API_URL. */
export async function start(): Promise<void> {
  const started = Date.now();
  const deployment = process.env.DEPLOYMENT ?? 'dtyt';
  const port = Number(process.env.PORT ?? 3000);
  const site = await startSite({ deployment, site: process.env.SITE, port, apiUrl: process.env.API_URL });
  stopOnSignals(site.stop);
  console.log(`
Rifas (${deployment}) is ready after ${((Date.now() - started) / 1000).toFixed(1)} s: ${site.url}

  Sellers    ana@example.com, bruno@example.com, mucho@example.com (500 raffles)   password  Rifas2026!
             nueva@example.com has to set her first password (log in with  Rifas2026!)
  Mailbox    ${site.url}/sandbox/mailbox
  Gateway    the card page after PAGAR is a sandbox: approve or reject there

Stop with Ctrl+C.`);
}
