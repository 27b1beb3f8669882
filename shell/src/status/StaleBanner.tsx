import { useStale } from '../recovery/stale';
import { Banner } from './Banner';

/** Asks the visitor to load the page anew when it suits them. */
export function StaleBanner() {
  const stale = useStale((state) => state.stale);
  if (!stale) return null;
  return (
    <Banner label="Versión nueva" action="Recargar la página" onAction={() => location.reload()}>
      <strong role="alert">A esta pantalla le falta una parte que solo llega al recargar la página.</strong> Guardá
      antes lo que estés haciendo.
    </Banner>
  );
}
