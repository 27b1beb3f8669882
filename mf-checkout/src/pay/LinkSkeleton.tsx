import { Page, Skeleton, SkeletonList } from '@rifas/shared/ui';

/** The shape of the pay page while its link is validated. */
export function LinkSkeleton() {
  return (
    <Page title="PAGAR RIFA" narrow>
      <SkeletonList rows={2} rowHeight={96} label="Cargando tu link de pago…" />
      {['nombre', 'apellido', 'email', 'tarjeta'].map((field) => (
        <Skeleton key={field} $height="72px" />
      ))}
    </Page>
  );
}
