import type { SellerContact } from '@rifas/shared/domain';
import { mailLink, phoneLink, whatsAppLink } from '@rifas/shared/format';
import { ButtonLink, Row } from '@rifas/shared/ui';
import { deadLinkTexts } from '../common/texts';

export interface ContactsProps {
  readonly seller: SellerContact;
  /** The ready text of a chat. */
  readonly message: string;
}

/** The ways to reach the seller that the API gives: a chat first, which is where the link came from. */
export function Contacts({ seller: { phone, email }, message }: ContactsProps) {
  const chat = phone === undefined ? undefined : whatsAppLink(phone, message);
  if (phone === undefined && email === undefined) return null;
  return (
    <Row $gap="xs" data-no-print>
      {chat !== undefined && (
        <ButtonLink href={chat} target="_blank" rel="noreferrer">
          {deadLinkTexts.whatsApp}
        </ButtonLink>
      )}
      {phone !== undefined && (
        <ButtonLink href={phoneLink(phone)} $variant="secondary">
          {deadLinkTexts.call} {phone}
        </ButtonLink>
      )}
      {email !== undefined && (
        <ButtonLink href={mailLink(email)} $variant="secondary">
          {deadLinkTexts.mail} {email}
        </ButtonLink>
      )}
    </Row>
  );
}
