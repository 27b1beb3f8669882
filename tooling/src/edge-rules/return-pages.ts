/**
 * Pages that a card gateway sends the buyer back to, including the payment link when the buyer gives up. Some gateways
 * submit a form instead of following a link. A person typed the address at the gateway, so upper and lower case are
 * ignored, and the gateway may append its own parameters to `/success` and `/error`: `/success;jsessionid=1`.
 */
const RETURN_PAGES = /^\/(?:(?:success|error)\b|pago\/[^/])/i;

/**
 * Whether a gateway posted a form to such a page. The browser is then redirected to the page, and the form's content is
 * ignored. docker/nginx/nginx.conf implements the same.
 * @example isReturnByForm('POST', '/success') // true
 */
export const isReturnByForm = (method: string, path: string): boolean => method === 'POST' && RETURN_PAGES.test(path);
