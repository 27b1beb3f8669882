import { texts } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { CopyButton, type ButtonVariant } from '@rifas/shared/ui';
import { shareTexts } from '../texts';

/** Copies the link's address, and says so. */
export function CopyLink({ url, variant }: { url: string; variant?: ButtonVariant }) {
  const { notify } = useHost();
  return (
    <CopyButton
      variant={variant}
      text={url}
      onCopied={() => notify(texts.linkCopied, 'success')}
      onFailed={() => notify(shareTexts.copyFailed, 'error')}
    >
      {shareTexts.copy}
    </CopyButton>
  );
}
