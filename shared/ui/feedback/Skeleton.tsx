import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { tokens } from '../theme/tokens';

const appear = keyframes`
  from { opacity: 0; }
`;

const breathe = keyframes`
  50% { opacity: .55; }
`;

/**
 * A grey shape in the place of coming content. Invisible for the first 200 ms, so that a fast answer does not make it
 * flash.
 */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true, 'data-skeleton': '' })<{ $height?: string }>`
  height: ${({ $height = '1rem' }) => $height};
  /* Visible with the system's own colours only, which leave no grey. */
  border: 1px solid transparent;
  border-radius: ${tokens.radius.s};
  background: ${tokens.colour.muted};
  animation:
    ${appear} 0.2s 0.2s both,
    ${breathe} 1.6s 0.4s ease-in-out infinite;
`;

export interface SkeletonListProps {
  rows?: number;
  /** Height of a row in pixels. It equals the height of the real rows, so that nothing moves. */
  rowHeight?: number;
  label?: string;
}

const Rows = styled.div`
  display: grid;
  gap: ${tokens.space.s};
`;

/** Grey rows in place of a list that is loading. */
export function SkeletonList({ rows = 4, rowHeight = 72, label = 'Cargando…' }: SkeletonListProps) {
  return (
    <Rows role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} $height={`${rowHeight}px`} />
      ))}
    </Rows>
  );
}
