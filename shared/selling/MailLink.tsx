import { useHost } from '@rifas/shared/remote';
import { mailLink } from '../format';

/**
 * An address to write to.
 * @example <MailLink address={seller.email} />
 */
export const MailLink = ({ address }: { readonly address: string }) => <a href={mailLink(address)}>{address}</a>;

/**
 * The organiser's address, to write to.
 * @example <p>Escribinos a <ContactMail /></p>
 */
export const ContactMail = () => <MailLink address={useHost().deployment.links.contactMail} />;
