import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { Button, ButtonLink, Icon, Row, Stack, Text, tokens } from '@rifas/shared/ui';
import { shareTexts } from '../texts';
import { CopyLink } from './CopyLink';
import { QrCode } from './QrCode';
import type { SharedLink } from './shared-link';
import { useLinkAddress } from './use-link-address';
import { whatsAppShare } from './whats-app';

const Address = styled.p`
  margin-block: ${tokens.space.s};
  font-size: ${tokens.font.l};
  font-weight: 600;
  overflow-wrap: anywhere;
  user-select: all;
`;

interface ShareLinkProps {
  readonly link: SharedLink;
  /** Where the page has nothing else that would go to paper. */
  readonly printable?: boolean;
}

/** The link with what it charges; copy, WhatsApp, the device's own sheet, and a QR code to show or print. */
export function ShareLink({ link: { token, numbers, phone }, printable = false }: ShareLinkProps) {
  const { deployment, notify } = useHost();
  const [showsCode, setShowsCode] = useState(false);
  const url = useLinkAddress(token);
  const text = shareTexts.message(numbers, url);

  const failCode = useCallback(() => {
    setShowsCode(false);
    notify(shareTexts.codeFailed, 'error');
  }, [notify]);

  // Closing the sheet rejects as well: nothing to tell.
  const share = () => void navigator.share({ title: deployment.title, text }).catch(() => undefined);

  return (
    <Stack>
      <div>
        <Text muted>{shareTexts.forRaffles(numbers)}</Text>
        <Address>{url}</Address>
      </div>
      <CopyLink url={url} />
      <ButtonLink
        $variant="secondary"
        href={whatsAppShare(text, phone)}
        target="_blank"
        rel="noopener noreferrer"
        data-no-print
      >
        <Icon name="comment" />
        {shareTexts.whatsApp}
      </ButtonLink>
      {'share' in navigator ? (
        <Button variant="secondary" icon="share" onClick={share}>
          {shareTexts.share}
        </Button>
      ) : null}
      <Row $justify="center">
        <Button variant="quiet" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          {showsCode ? shareTexts.hideCode : shareTexts.showCode}
        </Button>
        {showsCode && printable ? (
          <Button variant="quiet" icon="print" onClick={() => window.print()}>
            {shareTexts.print}
          </Button>
        ) : null}
      </Row>
      {showsCode ? <QrCode text={url} label={shareTexts.code(url)} onFailed={failCode} /> : null}
    </Stack>
  );
}
