import { useHost } from '@rifas/shared/remote';
import { ContactMail } from '@rifas/shared/selling';
import { Text } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';

/** Who stands behind the raffle, and whom to ask. */
export function Organiser() {
  const { creator } = useHost().deployment.links;
  return (
    <Text size="s" muted>
      {payTexts.organiser(creator.name)} {payTexts.help} <ContactMail />.
    </Text>
  );
}
