import { styled } from 'styled-components';
import type { PendingEntry } from '@rifas/shared/contracts';
import { phoneLink, whatsAppLink } from '@rifas/shared/format';
import { ButtonLink, Heading, Row, Stack, Text } from '@rifas/shared/ui';
import { theRaffles } from './bag-entries';

const Line = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  overflow-wrap: anywhere;
`;

/** Addresses are text from the server: what is not part of an address is written as such. */
const mailLink = (mail: string): string => `mailto:${encodeURIComponent(mail).replace('%40', '@')}`;

/** Whom to agree with on the handing over: name, mail, phone and WhatsApp. */
export function Contact({ entry: { dueno, rifas } }: { entry: PendingEntry }) {
  const { duenoName, duenoEmail, duenoPhone } = dueno;
  const numbers = rifas.map(({ Numero }) => Numero);
  const chat = duenoPhone ? whatsAppLink(duenoPhone, `Hola, te escribo por ${theRaffles(numbers)}.`) : undefined;
  return (
    <Stack $gap="xs">
      <Heading>{duenoName || 'Pasajero sin nombre'}</Heading>
      {!duenoEmail && !duenoPhone && <Text muted>No dejó datos de contacto.</Text>}
      <Row>
        {duenoEmail && <Line href={mailLink(duenoEmail)}>{duenoEmail}</Line>}
        {duenoPhone && <Line href={phoneLink(duenoPhone)}>{duenoPhone}</Line>}
        {chat && (
          <ButtonLink href={chat} target="_blank" rel="noopener noreferrer" $variant="secondary">
            WhatsApp
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
