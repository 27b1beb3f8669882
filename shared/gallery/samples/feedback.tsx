import { Alert, Button, Countdown, EmptyState, Meter, Skeleton, SkeletonList, Spinner } from '../../ui';
import { nothing, usual, type Sample } from '../sample';

export const feedback: readonly Sample[] = [
  {
    of: ['Alert'],
    states: {
      news: <Alert live={false}>El depósito ya está en la lista.</Alert>,
      success: (
        <Alert tone="success" live={false} title="Listo">
          Registraste 3 talones.
        </Alert>
      ),
      warning: (
        <Alert tone="warning" live={false} action={<Button variant="secondary">Reintentar</Button>}>
          No pudimos cargar el resumen del viaje.
        </Alert>
      ),
      error: (
        <Alert tone="error" live={false} title="No se pudo pagar">
          La tarjeta fue rechazada. No se cobró nada: podés probar con otra.
        </Alert>
      ),
    },
  },
  usual(
    ['Countdown'],
    <Countdown seconds={3600} onDone={nothing}>
      {(left) => `Vas al inicio en ${left} segundos.`}
    </Countdown>,
  ),
  {
    of: ['EmptyState'],
    states: {
      'nothing yet': (
        <EmptyState icon="bank" title="No hay depósitos" action={<Button variant="secondary">Actualizar</Button>}>
          Cuando el banco lo informe, lo vas a ver acá.
        </EmptyState>
      ),
      'a filter hides all': <EmptyState icon="search" title="Nada coincide con tu búsqueda" />,
    },
  },
  {
    of: ['Meter'],
    states: {
      'at the start': <Meter label="Recaudado, al principio" value={0} max={10} />,
      'on the way': <Meter label="Recaudado, en camino" value={6} max={10} />,
      'past the end': <Meter label="Recaudado, de más" value={12} max={10} />,
    },
  },
  usual(['Skeleton'], <Skeleton $height="2.25rem" />),
  usual(['SkeletonList'], <SkeletonList rows={3} rowHeight={56} label="Cargando la lista…" />),
  { of: ['Spinner'], states: { usual: <Spinner />, 'with its own words': <Spinner label="Confirmando tu pago…" /> } },
];
