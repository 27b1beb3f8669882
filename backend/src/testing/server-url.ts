/** Environment variable with the URL of the test run's PostgreSQL. */
export const TEST_SERVER = 'RIFAS_TEST_POSTGRES';
export const TEMPLATE = 'rifas_template';

export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
