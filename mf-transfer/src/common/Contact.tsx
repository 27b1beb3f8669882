import { styled } from 'styled-components';
import type { PendingTransfer } from '@rifas/shared/domain';
import { phoneLink, whatsAppLink } from '@rifas/shared/format';
import { ButtonLink, Heading, Row, Stack, Text } from '@rifas/shared/ui';
import { contactTexts, NO_NAME } from './texts';

const Line = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  overflow-wrap: anywhere;
`;

/** Addresses are text from the server: what is not part of an address is written as such. */
const mailLink = (mail: string): string => `mailto:${encodeURIComponent(mail).replace('%40', '@')}`;

/** Whom to agree with on the handing over: name, mail, phone and WhatsApp. */
export function Contact({ entry: { counterpart, raffles } }: { entry: PendingTransfer }) {
  const { name, email, phone } = counterpart;
  const numbers = raffles.map(({ number }) => number);
  const chat = phone ? whatsAppLink(phone, contactTexts.message(numbers)) : undefined;
  return (
    <Stack $gap="xs">
      <Heading>{name || NO_NAME}</Heading>
      {!email && !phone && <Text muted>{contactTexts.none}</Text>}
      <Row>
        {email && <Line href={mailLink(email)}>{email}</Line>}
        {phone && <Line href={phoneLink(phone)}>{phone}</Line>}
        {chat && (
          <ButtonLink href={chat} target="_blank" rel="noopener noreferrer" $variant="secondary">
            {contactTexts.whatsApp}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
