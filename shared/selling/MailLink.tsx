import { useHost } from '@rifas/shared/remote';
import { mailLink } from '../format';
import { breakAfterAt } from '../ui';

/**
 * A mail address as a link.
 * @example <MailLink address={seller.email} />
 */
export const MailLink = ({ address }: { readonly address: string }) => (
  <a href={mailLink(address)}>{breakAfterAt(address)}</a>
);

/**
 * The organiser's mail address as a link.
 * @example <p>Escribinos a <ContactMail /></p>
 */
export const ContactMail = () => <MailLink address={useHost().deployment.links.contactMail} />;
