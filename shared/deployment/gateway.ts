import { PAYMENT_PAGE_PATH } from '../contracts';
import type { DeploymentSource } from './deployment.schema';

/**
 * Where a payment's token is posted: the gateway that the deployment names, or else the payment page of the API itself.
 * @example gatewayAddress({ links: { gatewayUrl: '' }, bases: { geopay: '' } }) // '/geopay/payment'
 */
export const gatewayAddress = ({ links, bases }: Pick<DeploymentSource, 'links' | 'bases'>): string =>
  links.gatewayUrl || `${bases.geopay.replace(/\/$/, '')}/${PAYMENT_PAGE_PATH}`;

/**
 * Whether an address leads to the sandbox of a reference backend, this one's or another's: nobody can pay there.
 * @example isSandboxAddress('/sandbox/gateway') // true
 */
export const isSandboxAddress = (address: string): boolean => /^(https?:\/\/[^/?#]+)?\/sandbox(\/|$)/i.test(address);
