import * as contracts from '@rifas/shared/contracts';
import { gatewayAddress, isSandboxAddress, type DeploymentSource } from '@rifas/shared/deployment';
import { isApiPath } from '../edge-rules/api-paths';
import type { Settings } from '../lib/settings';
import { loadDeployment } from './load-deployment';

/** What the environment says about the servers behind a site. */
type Surroundings = Pick<Settings, 'apiUrl' | 'gatewayUrl'>;

const isWeb = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);

function apiProblem(apiUrl: string | undefined): string | undefined {
  if (apiUrl === undefined) return undefined;
  if (!isWeb(apiUrl)) return `API_URL: '${apiUrl}' is no address such as https://api.example.`;
  const { username, password, search, hash } = new URL(apiUrl);
  // The value may hold a password, so it is not repeated.
  return username + password + search + hash === ''
    ? undefined
    : `API_URL: an address such as https://api.example/v1 ends with its path; no edge sends a user, a password or what stands behind ? or # to the API.`;
}

const SAMPLES: Readonly<Record<contracts.ApiBase, string>> = {
  api: contracts.getRaffles.path,
  auth: contracts.firstLogin.path,
  upload: contracts.uploadImage.path,
  geopay: contracts.initPayment.path,
};

/**
 * A base is another origin or empty: below another path of the site the edge would look for a page, not for the API.
 */
const baseProblems = ({ bases }: DeploymentSource): readonly string[] =>
  Object.entries(SAMPLES).flatMap(([name, path]) => {
    const base = bases[name as contracts.ApiBase];
    const address = `${base.replace(/\/$/, '')}/${path}`;
    if (isWeb(base) || isApiPath(address)) return [];
    return [
      `bases.${name}: '${base}' leads to ${address}, which no edge hands to the API. Write '' for the site's own origin, or an address such as https://api.example; a path that all calls share belongs into API_URL.`,
    ];
  });

function gatewayProblem(source: DeploymentSource, { apiUrl, gatewayUrl }: Surroundings): string | undefined {
  const field = gatewayUrl === undefined ? 'links.gatewayUrl' : 'GATEWAY_URL';
  const address = gatewayAddress(source);
  const remedy = `Write the card gateway's address, such as https://gateway.example/pay, or '' for the payment page of the API (${contracts.PAYMENT_PAGE_PATH}).`;
  if (apiUrl !== undefined && isSandboxAddress(address))
    return `${field}: '${address}' is the sandbox of the reference backend, and the API is another (API_URL=${apiUrl}). ${remedy}`;
  if (!isWeb(address) && !isApiPath(address)) return `${field}: '${address}' leads to no gateway. ${remedy}`;
  return undefined;
}

/** Whether an address is on the site's own origin: behind the edge it belongs to the API. */
const isOwn = (address: string | null | undefined): boolean => address?.startsWith('/') ?? false;

/**
 * The deployment for an API that is not ours: drops the captcha's challenges and the telemetry of the reference
 * backend. Those of another origin stay (docs/rules.md, "Foreign API").
 */
const forForeignApi = (source: DeploymentSource): DeploymentSource => ({
  ...source,
  captcha: isOwn(source.captcha?.challengeUrl) ? null : source.captcha,
  telemetryUrl: isOwn(source.telemetryUrl) ? null : source.telemetryUrl,
});

/**
 * A deployment as it is served here: API and gateway of the environment override the file, and nothing of the reference
 * backend is requested from another API (docs/rules.md, "Foreign API").
 * @throws Error that lists every field that would keep people from buying, and what to write there
 * @example servedWith(loadDeployment('dtyt'), { apiUrl: 'https://api.example', gatewayUrl: undefined })
 */
export function servedWith(source: DeploymentSource, { apiUrl, gatewayUrl }: Surroundings): DeploymentSource {
  const links = { ...source.links, gatewayUrl: gatewayUrl ?? source.links.gatewayUrl };
  const named = { ...source, links };
  const problems = [apiProblem(apiUrl), gatewayProblem(named, { apiUrl, gatewayUrl }), ...baseProblems(named)].filter(
    (problem) => problem !== undefined,
  );
  if (problems.length > 0)
    throw new Error(
      `Nobody could sell with deployment '${source.name}':\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  return apiUrl === undefined ? named : forForeignApi(named);
}

/** @throws Error where the file is wrong or does not fit the environment */
export const deploymentToServe = (
  name: string,
  settings: Surroundings & Pick<Settings, 'deploymentsDir'>,
): DeploymentSource => servedWith(loadDeployment(name, settings.deploymentsDir), settings);

const surroundingsOf = ({ captcha, telemetryUrl, links }: DeploymentSource): string =>
  JSON.stringify([captcha, telemetryUrl, links.gatewayUrl]);

/** Whether two deployments use the same servers: if not, the composed pages belong to another API or gateway. */
export const asksTheSame = (served: DeploymentSource, wanted: DeploymentSource): boolean =>
  surroundingsOf(served) === surroundingsOf(wanted);
