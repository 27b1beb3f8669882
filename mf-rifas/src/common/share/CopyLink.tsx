import { texts } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { CopyButton, VisuallyHidden } from '@rifas/shared/ui';
import { shareTexts } from '../texts';

interface CopyLinkProps {
  readonly url: string;
  /** Names the link for screen readers, if a page copies several links and does not show their addresses. */
  readonly of?: string;
}

/** Copies the link's address and shows a confirmation. */
export function CopyLink({ url, of = '' }: CopyLinkProps) {
  const { notify } = useHost();
  return (
    <CopyButton
      variant="secondary"
      text={url}
      onCopied={() => notify(texts.linkCopied, 'success')}
      onFailed={() => notify(of === '' ? shareTexts.copyFailed : shareTexts.copyOneFailed, 'error')}
    >
      {shareTexts.copy}
      <VisuallyHidden>{of}</VisuallyHidden>
    </CopyButton>
  );
}
