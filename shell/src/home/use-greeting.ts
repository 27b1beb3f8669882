import { useEffect, useState } from 'react';
import { fullName } from '@rifas/shared/domain';
import { usePassenger } from '../session/use-passenger';

/** After this time the page greets without the name. */
const PATIENCE_MS = 1000;

/** 'HOLA' and the name in capitals; undefined while the name may still come, so that nothing jumps. */
export function useGreeting(): string | undefined {
  const { passenger, failed } = usePassenger();
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!passenger) return failed || !patient ? 'HOLA' : undefined;
  return `HOLA ${fullName(passenger)}`.trim().toLocaleUpperCase('es-UY');
}
