import type { Raffle } from '@rifas/shared/contracts';
import { commentOf, raffleNumber } from '@rifas/shared/domain';
import { Button, Row, Stack, Text, TextArea, useLatch } from '@rifas/shared/ui';
import { useSaveComment } from './raffle-list.api';
import { useRaffleList, writeComment } from './raffle-list.store';

// The contract's own limit.
const LONGEST = 500;

/** The raffle's comment. What is being written stays in the store: filtering, scrolling and refetching don't touch it. */
export function CommentBox({ raffle }: { raffle: Raffle }) {
  const number = raffleNumber(raffle);
  const saved = commentOf(raffle);
  const draft = useRaffleList((state) => state.drafts[number]);
  const save = useSaveComment(number);
  const [busy, run] = useLatch();
  const text = draft ?? saved;

  // The failure is told by the notification; the text stays for another try.
  const press = () => void run(() => save(text)).catch(() => undefined);

  return (
    <Stack $gap="xs">
      <TextArea label="Comentario" value={text} maxLength={LONGEST} onChange={(typed) => writeComment(number, typed)} />
      <Row>
        <Button variant="secondary" busy={busy} onClick={press}>
          GUARDAR
        </Button>
        {text === saved ? null : (
          <Text as="span" size="s" muted>
            Sin guardar
          </Text>
        )}
      </Row>
    </Stack>
  );
}
