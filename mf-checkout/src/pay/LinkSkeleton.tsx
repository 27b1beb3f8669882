import { Page, Skeleton, SkeletonList } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';

/** The shape of the pay page while its link is validated. */
export function LinkSkeleton() {
  return (
    <Page title={payTexts.untitled}>
      <SkeletonList rows={2} rowHeight={96} label={payTexts.loading} />
      {['nombre', 'apellido', 'email', 'tarjeta'].map((field) => (
        <Skeleton key={field} $height="72px" />
      ))}
    </Page>
  );
}
