import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { joined, whatsAppShare } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Button, ButtonLink, Icon, QuietRow, share, Stack, Text, tokens } from '@rifas/shared/ui';
import { shareTexts } from '../texts';
import { Ways } from '../Ways';
import { CopyLink } from './CopyLink';
import { SharePicture } from './picture/SharePicture';
import { useLinkPicture } from './picture/use-link-picture';
import { QrCode } from './QrCode';
import { useLinkAddress, type SharedLink } from './shared-link';

/* One quiet line. A tap selects all of it, also the hidden part. */
const Address = styled.p`
  font-size: ${tokens.font.s};
  color: ${tokens.colour.textMuted};
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  /* Prefixed, because every browser supports that name and Safari no other. */
  -webkit-user-select: all;

  @media print {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const Sum = styled.p`
  font: 800 ${tokens.font.display} / 1.15 ${tokens.family.text};
  font-size: min(${tokens.font.display}, 14cqi);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;

  & + & {
    font-size: ${tokens.font.l};
  }
  &:has(+ &) {
    font-size: ${tokens.font.l};
  }
`;

/* Both buttons fit on one line of a phone. */
const Shown = styled(QuietRow)`
  > button {
    font-size: ${tokens.font.s};
  }
`;

/* As wide as the wider of both texts: the button beside it does not move when the text changes. */
const Label = styled.span`
  display: inline-grid;
  justify-items: center;

  > * {
    grid-area: 1 / 1;
  }
  > [aria-hidden] {
    visibility: hidden;
  }
`;

interface ToggleProps {
  readonly open: boolean;
  readonly show: string;
  readonly hide: string;
  readonly onToggle: () => void;
}

const Toggle = ({ open, show, hide, onToggle }: ToggleProps) => (
  <Button variant="quiet" aria-expanded={open} onClick={onToggle}>
    <Label>
      <span>{open ? hide : show}</span>
      <span aria-hidden>{open ? show : hide}</span>
    </Label>
  </Button>
);

interface ShareLinkProps {
  readonly link: SharedLink;
  /** The link may be printed, because the page has nothing else to print. */
  readonly printable?: boolean;
}

function LinkHead({ link: { numbers, buyer, charges }, url }: { readonly link: SharedLink; readonly url: string }) {
  return (
    <Head>
      {buyer || charges ? <Text strong>{joined([buyer, charges?.units])}</Text> : null}
      {charges?.sums.map((sum) => (
        <Sum key={sum}>{sum}</Sum>
      ))}
      <Text size="s" muted>
        {shareTexts.forRaffles(numbers)}
      </Text>
      <Address>{url}</Address>
    </Head>
  );
}

/**
 * The link with its amount, and the ways to share it: WhatsApp, copy, the device's own sheet, a QR code to show or
 * print, and a picture to send.
 */
export function ShareLink({ link, printable = false }: ShareLinkProps) {
  const { deployment, notify } = useHost();
  const [shown, setShown] = useState<'code' | 'picture'>();
  const url = useLinkAddress(link.token);
  const text = shareTexts.message(link.numbers, url);

  const { picture, draw } = useLinkPicture(link, url);
  const fail = useCallback(
    (message: string) => {
      setShown(undefined);
      notify(message, 'error');
    },
    [notify],
  );
  const failCode = useCallback(() => fail(shareTexts.codeFailed), [fail]);
  const toggle = (part: 'code' | 'picture') => {
    setShown(shown === part ? undefined : part);
    if (part === 'picture' && shown !== part) draw().catch(() => fail(shareTexts.pictureFailed));
  };

  const shareText = async () => {
    if (!(await share({ title: deployment.title, text }))) notify(shareTexts.shareFailed, 'error');
  };

  return (
    <Stack>
      <LinkHead link={link} url={url} />
      <ButtonLink $block href={whatsAppShare(text, link.phone)} target="_blank" rel="noopener noreferrer" data-no-print>
        <Icon name="whatsApp" size={22} />
        {shareTexts.whatsApp}
      </ButtonLink>
      <Ways $least="9rem">
        {'share' in navigator ? (
          <Button variant="secondary" icon="share" onClick={() => void shareText()}>
            {shareTexts.share}
          </Button>
        ) : null}
        <CopyLink url={url} />
      </Ways>
      <Shown $justify="center" $gap="xxs">
        <Toggle
          open={shown === 'code'}
          show={shareTexts.showCode}
          hide={shareTexts.hideCode}
          onToggle={() => toggle('code')}
        />
        {link.charges ? (
          <Toggle
            open={shown === 'picture'}
            show={shareTexts.showPicture}
            hide={shareTexts.hidePicture}
            onToggle={() => toggle('picture')}
          />
        ) : null}
        {shown === 'code' && printable ? (
          <Button variant="quiet" icon="print" onClick={() => window.print()}>
            {shareTexts.print}
          </Button>
        ) : null}
      </Shown>
      {shown === 'code' ? <QrCode text={url} label={shareTexts.code(url)} onFailed={failCode} /> : null}
      {shown === 'picture' && link.charges ? (
        <SharePicture picture={picture} label={shareTexts.pictureOf(link.numbers, link.charges.sums)} />
      ) : null}
    </Stack>
  );
}
