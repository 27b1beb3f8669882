import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { tokens } from '@rifas/shared/ui';

const Bar = styled.footer`
  padding: ${tokens.space.l} ${tokens.space.m};
  text-align: center;
  color: ${tokens.colour.textMuted};
  font-size: ${tokens.font.s};

  a {
    color: inherit;
  }

  /* Hidden until the page above has its height, so that the footer does not jump. */
  main:has([data-skeleton]) ~ & {
    visibility: hidden;
  }

  @media print {
    display: none;
  }
`;

/** Credits the travel company that made the system. */
export function Footer() {
  const { creator } = useHost().deployment.links;
  return (
    <Bar>
      Sistema creado por{' '}
      <a href={creator.url} target="_blank" rel="noopener noreferrer">
        {creator.name}
      </a>
    </Bar>
  );
}
