import type { AppError } from '@rifas/shared/http';
import { Alert, RetryButton, SkeletonList } from '@rifas/shared/ui';

interface ListStatusProps {
  readonly list: {
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly error: AppError | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** Height of the rows to come, in pixels. */
  readonly rowHeight: number;
  /** The list has arrived but is not drawn yet. */
  readonly drawing?: boolean;
}

/** The status of a list that is loading or has failed. Rows that were loaded before stay on screen below. */
export function ListStatus({ list, rowHeight, drawing = false }: ListStatusProps) {
  if (list.error) {
    return (
      <Alert tone="error" title="No pudimos cargar tus rifas." action={<RetryButton query={list} />}>
        {list.error.userMessage}
      </Alert>
    );
  }
  return list.isPending || drawing ? <SkeletonList rows={5} rowHeight={rowHeight} label="Cargando tus rifas…" /> : null;
}
