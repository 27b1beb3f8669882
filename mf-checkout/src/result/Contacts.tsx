import { styled } from 'styled-components';
import { fullName, type SellerContact } from '@rifas/shared/domain';
import { mailLink, phoneLink, whatsAppLink } from '@rifas/shared/format';
import { breakAfterAt, ButtonLink, Row, Text } from '@rifas/shared/ui';
import { deadLinkTexts } from '../common/texts';

/* A long address breaks and stays in its button. */
const Mail = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export interface ContactsProps {
  readonly seller: SellerContact;
  readonly texts: {
    /** Why the buyer may contact the seller, without the final punctuation. */
    readonly seller: (name: string) => string;
    /** The ready text of a chat. */
    readonly message: string;
  };
}

/** The seller, and the contacts that the API sends. The chat comes first, because the link came from there. */
export function Contacts({ seller, texts }: ContactsProps) {
  const { phone, email } = seller;
  const name = fullName(seller);
  const chat = phone === undefined ? undefined : whatsAppLink(phone, texts.message);
  const isReachable = phone !== undefined || email !== undefined;
  return (
    <>
      {name && <Text>{`${texts.seller(name)}${isReachable ? ':' : '.'}`}</Text>}
      {isReachable && (
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
              <Mail>
                {deadLinkTexts.mail} {breakAfterAt(email)}
              </Mail>
            </ButtonLink>
          )}
        </Row>
      )}
    </>
  );
}
