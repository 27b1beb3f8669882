import type { Purchase } from '@rifas/shared/domain';
import { Panel, Stack, Text } from '@rifas/shared/ui';
import { deadLinkTexts } from '../common/texts';
import { Contacts } from './Contacts';

const { why } = deadLinkTexts;
type DeadState = keyof typeof why;

/** Whether this link can no longer be paid. */
export const isDead = (state: string | undefined): state is DeadState =>
  state !== undefined && Object.hasOwn(why, state);

/** Why a link is dead, who its seller is, and how to reach them (docs/rules.md, "Live links"). */
export function DeadLink({
  state,
  seller,
  charged = false,
}: { state: DeadState; charged?: boolean } & Pick<Purchase, 'seller'>) {
  return (
    <Panel>
      <Stack $gap="s">
        <Text strong>{why[state]}</Text>
        {!charged && <Text>{deadLinkTexts.notCharged}</Text>}
        <Contacts seller={seller} texts={deadLinkTexts} />
      </Stack>
    </Panel>
  );
}
