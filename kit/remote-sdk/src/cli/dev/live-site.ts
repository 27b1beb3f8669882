import type { Deployment } from '@rifas/shared/deployment';
import { fetchProblem } from '@rifas/tooling/lib/error-code';

const DESCRIPTOR = /<script type="application\/json" id="deployment">(.*?)<\/script>/s;

/** A page of the site, as everybody gets it. */
async function pageOf(site: URL): Promise<string> {
  try {
    const answer = await fetch(new URL('/login', site), { headers: { Accept: 'text/html' } });
    return await answer.text();
  } catch (error) {
    throw new Error(`${site.origin} cannot be reached: ${fetchProblem(error)}`, {
      cause: error,
    });
  }
}

/**
 * Checks that a site allows its tabs to load a remote from an origin.
 * @throws Error that names the setting for ops, if the site does not
 */
export async function liveSite(address: string, origin: string) {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`--against takes the address of a site, such as https://rifas.example, not '${address}'.`);
  const site = new URL(address);
  const found = DESCRIPTOR.exec(await pageOf(site))?.[1];
  if (found === undefined) throw new Error(`${site.origin} has no page of Rifas: no deployment is described in it.`);
  const { name, statusPage, overrides = [] } = JSON.parse(found) as Deployment;
  if (!statusPage || !overrides.includes(origin))
    throw new Error(
      `${site.origin} (${name}) does not take remotes from ${origin}. Ops write in deployments/${name}.json, and deploy it:\n` +
        `  "statusPage": true, "overrides": ${JSON.stringify([...overrides, origin])}`,
    );
  return { origin: site.origin, deployment: name };
}
