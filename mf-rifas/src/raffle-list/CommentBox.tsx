import { COMMENT_LIMIT } from '@rifas/shared/contracts';
import { commentOf, raffleNumber, type Raffle } from '@rifas/shared/domain';
import { Button, Row, Stack, Text, TextArea, useLatch } from '@rifas/shared/ui';
import { listTexts } from '../common/texts';
import { useSaveComment } from './raffle-list.api';
import { useRaffleList, writeComment } from './raffle-list.store';

/** The raffle's comment. An unsaved text is kept in the store, so that filtering, scrolling and refetching do not lose it. */
export function CommentBox({ raffle }: { raffle: Raffle }) {
  const number = raffleNumber(raffle);
  const saved = commentOf(raffle);
  const draft = useRaffleList((state) => state.drafts[number]);
  const save = useSaveComment(number);
  const [busy, run] = useLatch();
  const text = draft ?? saved;

  // The notification reports the failure; the text stays for another try.
  const press = () => void run(() => save(text)).catch(() => undefined);

  return (
    <Stack $gap="xs">
      <TextArea
        label={listTexts.comment}
        value={text}
        maxLength={COMMENT_LIMIT}
        onChange={(typed) => writeComment(number, typed)}
      />
      <Row>
        <Button variant="secondary" busy={busy} onClick={press}>
          {listTexts.saveComment}
        </Button>
        {text === saved ? null : (
          <Text as="span" size="s" muted>
            {listTexts.unsaved}
          </Text>
        )}
      </Row>
    </Stack>
  );
}
