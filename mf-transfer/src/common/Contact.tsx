import { styled } from 'styled-components';
import type { PendingTransfer } from '@rifas/shared/domain';
import { mailLink, phoneLink, whatsAppLink } from '@rifas/shared/format';
import { ButtonLink, Heading, Icon, Text, tokens } from '@rifas/shared/ui';
import { numbersOf } from './pending';
import { contactTexts, NO_NAME } from './texts';

/* On a phone the chat button has a separate line. With more room it is at the end. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};

  > div {
    min-width: 0;
  }
`;

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.m};
`;

const Line = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  overflow-wrap: anywhere;
`;

/** The person to arrange the handover with: name, mail, phone and WhatsApp. */
export function Contact({ entry }: { entry: PendingTransfer }) {
  const { name, email, phone } = entry.counterpart;
  const chat = phone ? whatsAppLink(phone, contactTexts.message(numbersOf(entry))) : undefined;
  return (
    <Root>
      <div>
        <Heading>{name || NO_NAME}</Heading>
        {!email && !phone && <Text muted>{contactTexts.none}</Text>}
        <Lines>
          {email && <Line href={mailLink(email)}>{email}</Line>}
          {phone && <Line href={phoneLink(phone)}>{phone}</Line>}
        </Lines>
      </div>
      {chat && (
        <ButtonLink
          aria-label={contactTexts.whatsAppTo(name)}
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          $variant="secondary"
        >
          <Icon name="whatsApp" />
          {contactTexts.whatsApp}
        </ButtonLink>
      )}
    </Root>
  );
}
