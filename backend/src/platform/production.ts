import { isLocalHost } from './local-host';

/** What of a configuration production depends on. */
interface ForProduction {
  readonly jwtSecret: string;
  readonly gatewaySecret: string;
  readonly publicUrl: string;
  readonly sandbox: boolean;
  readonly demo: boolean;
  readonly smtpUrl: string | undefined;
}

// As long as the hash that signs sessions.
const SHORTEST_SECRET = 32;

const leadsNowhere = (address: string): boolean => !URL.canParse(address) || isLocalHost(new URL(address).hostname);

/**
 * What keeps a configuration from production, each with the name that mends it: what is half configured would sell tickets to a
 * sandbox, or let anybody log in as anybody.
 */
export function productionProblems(config: ForProduction): string[] {
  const secrets = { JWT_SECRET: config.jwtSecret, GATEWAY_SECRET: config.gatewaySecret };
  return [
    ...Object.entries(secrets)
      .filter(([, secret]) => secret.length < SHORTEST_SECRET)
      .map(([variable]) => `${variable} has to have ${SHORTEST_SECRET} characters at least: it can be guessed.`),
    ...(config.sandbox ? ['SANDBOX=1 shows every mail to everybody, and takes payments that nobody made.'] : []),
    ...(config.demo ? ['DEMO_DATA=1 makes sellers whose password is in the repository.'] : []),
    ...(config.smtpUrl === undefined ? ['SMTP_URL is missing: no e-ticket and no reset link would leave.'] : []),
    ...(leadsNowhere(config.publicUrl)
      ? [`PUBLIC_URL is "${config.publicUrl}": the links in mails would lead nowhere.`]
      : []),
  ];
}
