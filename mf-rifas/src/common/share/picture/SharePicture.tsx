import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { Button, ButtonLink, Icon, share, Skeleton, Stack, tokens } from '@rifas/shared/ui';
import { shareTexts } from '../../texts';
import { Ways } from '../../Ways';
import type { LinkPicture } from './link-picture';

const Image = styled.img`
  display: block;
  width: min(100%, 20rem);
  height: auto;
  margin-inline: auto;
  border: 1px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.m};
`;

const isSharable = (file: File): boolean =>
  'share' in navigator && 'canShare' in navigator && navigator.canShare({ files: [file] });

interface SharePictureProps {
  /** Undefined while it is drawn. */
  readonly picture: LinkPicture | undefined;
  /** The alternative text. */
  readonly label: string;
}

/** The picture of a link, for places where it is more useful than an address: a status, a group, a sheet of paper. */
export function SharePicture({ picture, label }: SharePictureProps) {
  const { notify } = useHost();
  if (!picture) return <Skeleton $height="24rem" />;
  const { src, file } = picture;
  const shareFile = async () => {
    if (!(await share({ files: [file] }))) notify(shareTexts.sharePictureFailed, 'error');
  };
  return (
    <Stack $gap="s" data-no-print>
      <Image src={src} alt={label} />
      <Ways $least="9rem">
        {isSharable(file) ? (
          <Button variant="secondary" icon="share" onClick={() => void shareFile()}>
            {shareTexts.sharePicture}
          </Button>
        ) : null}
        <ButtonLink $variant="secondary" href={src} download={file.name}>
          <Icon name="download" />
          {shareTexts.savePicture}
        </ButtonLink>
      </Ways>
    </Stack>
  );
}
