import { useState } from 'react';
import { COMMENT_LIMIT } from '@rifas/shared/contracts';
import { commentOf, raffleNumber, type Raffle } from '@rifas/shared/domain';
import { Alert, Button, Row, Stack, Text, TextArea, useLatch, VisuallyHidden } from '@rifas/shared/ui';
import { listTexts } from '../common/texts';
import { useSaveComment } from './raffle-list.api';
import { useRaffleList, writeComment } from './raffle-list.store';

/** The raffle's comment. The store keeps unsaved text, so that filtering, scrolling and refetching do not lose it. */
export function CommentBox({ raffle }: { raffle: Raffle }) {
  const number = raffleNumber(raffle);
  const saved = commentOf(raffle);
  const draft = useRaffleList((state) => state.drafts[number]);
  const save = useSaveComment(number);
  const [busy, run] = useLatch();
  const [failed, setFailed] = useState(false);
  const text = draft ?? saved;

  // The notification disappears after three seconds, so the instruction is shown beside the unsaved text.
  const press = () => {
    setFailed(false);
    void run(() => save(text)).catch(() => setFailed(true));
  };

  return (
    <Stack $gap="xs">
      <TextArea
        label={listTexts.comment}
        aria-label={listTexts.comment + listTexts.ofRaffle(number)}
        value={text}
        maxLength={COMMENT_LIMIT}
        onChange={(typed) => writeComment(number, typed)}
      />
      <Row>
        <Button variant="secondary" busy={busy} onClick={press}>
          {listTexts.saveComment}
          <VisuallyHidden>{listTexts.ofRaffle(number)}</VisuallyHidden>
        </Button>
        {text === saved ? null : (
          <Text as="span" size="s" muted>
            {listTexts.unsaved}
          </Text>
        )}
      </Row>
      {failed && text !== saved ? <Alert tone="error">{listTexts.commentFailed}</Alert> : null}
    </Stack>
  );
}
