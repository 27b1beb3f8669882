import { fullName } from '@rifas/shared/domain';
import { useElapsed } from '../frame/use-elapsed';
import { usePassenger } from '../session/use-passenger';

/** After this time the page greets without the name. */
const PATIENCE_MS = 1000;

/** 'HOLA' and the name in capitals; undefined while the name may still come, so that nothing jumps. */
export function useGreeting(): string | undefined {
  const { passenger, failed } = usePassenger();
  const waited = useElapsed(PATIENCE_MS);
  if (!passenger) return failed || waited ? 'HOLA' : undefined;
  return `HOLA ${fullName(passenger)}`.trim().toLocaleUpperCase('es-UY');
}
