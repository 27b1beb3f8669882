import { texts } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { CopyButton, VisuallyHidden } from '@rifas/shared/ui';
import { shareTexts } from '../texts';

interface CopyLinkProps {
  readonly url: string;
  /** Which link, read aloud where a page copies several, and shows none of their addresses. */
  readonly of?: string;
}

/** Copies the link's address, and says so. */
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
