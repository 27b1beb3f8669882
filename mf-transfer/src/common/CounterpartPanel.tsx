import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PendingTransfer } from '@rifas/shared/domain';
import { mailLink, phoneLink, whatsAppLink } from '@rifas/shared/format';
import { breakAfterAt, ButtonLink, Heading, Icon, Panel, Stack, Text, tokens } from '@rifas/shared/ui';
import { numbersOf } from './bag-entries';
import { RaffleRow } from './RaffleRow';
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
function Contact({ entry }: { entry: PendingTransfer }) {
  const { name, email, phone } = entry.counterpart;
  const chat = phone ? whatsAppLink(phone, contactTexts.message(numbersOf(entry))) : undefined;
  return (
    <Root>
      <div>
        <Heading>{name || NO_NAME}</Heading>
        {!email && !phone && <Text muted>{contactTexts.none}</Text>}
        <Lines>
          {email && (
            <Line href={mailLink(email)}>
              <span>{breakAfterAt(email)}</span>
            </Line>
          )}
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

/** Unique in a pending list, because a raffle can be in only one transfer. */
export const keyOfEntry = (entry: PendingTransfer): string => numbersOf(entry).join(' ');

const Raffles = styled.ul`
  > li {
    border-block-start: 1px solid ${tokens.colour.border};
  }
`;

interface CounterpartPanelProps {
  entry: PendingTransfer;
  /** Renders the action for each raffle. */
  action?: (number: string) => ReactNode;
  /** The actions for all of them. */
  children?: ReactNode;
}

/** The other side of a transfer, with its raffles. */
export function CounterpartPanel({ entry, action, children }: CounterpartPanelProps) {
  return (
    <Panel>
      <Stack>
        <Contact entry={entry} />
        <Raffles>
          {entry.raffles.map(({ number, draws }) => (
            <li key={number}>
              <RaffleRow number={number} draws={draws}>
                {action?.(number)}
              </RaffleRow>
            </li>
          ))}
        </Raffles>
        {children}
      </Stack>
    </Panel>
  );
}
