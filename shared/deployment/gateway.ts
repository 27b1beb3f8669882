import { PAYMENT_PAGE_PATH } from '../contracts';
import type { DeploymentSource } from './deployment.schema';

/**
 * The address to which a payment's token is posted: the deployment's gateway, or else the API's own payment page.
 * @example gatewayAddress({ links: { gatewayUrl: '' }, bases: { geopay: '' } }) // '/geopay/payment'
 */
export const gatewayAddress = ({ links, bases }: Pick<DeploymentSource, 'links' | 'bases'>): string =>
  links.gatewayUrl || `${bases.geopay.replace(/\/$/, '')}/${PAYMENT_PAGE_PATH}`;

/**
 * Whether an address leads to the sandbox of any reference backend: no real payment is possible there.
 * @example isSandboxAddress('/sandbox/gateway') // true
 */
export const isSandboxAddress = (address: string): boolean => /^(https?:\/\/[^/?#]+)?\/sandbox(\/|$)/i.test(address);
