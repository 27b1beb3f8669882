/**
 * Pages that a card gateway leads the buyer back to, the link itself among them where the buyer gives up. Some gateways do it with a form
 * instead of a link, and the address is as somebody typed it at the gateway: a page is found in whatever capitals.
 */
const RETURN_PAGES = /^\/(?:success|error|pago\/[^/]+)\/?$/i;

/**
 * Whether a gateway has posted a form to such a page: the browser is sent to the page itself, and what stands in the form is not read.
 * docker/nginx/nginx.conf says the same in its own words.
 * @example isReturnByForm('POST', '/success') // true
 */
export const isReturnByForm = (method: string, path: string): boolean => method === 'POST' && RETURN_PAGES.test(path);
