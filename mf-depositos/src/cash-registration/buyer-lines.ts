import type { Settings } from '@rifas/shared/deployment';
import { buyerToSend, type BuyerValues } from './buyer.form';

/** The buyer as the summary shows it: what will be sent, without what is empty. */
export function buyerLines(values: BuyerValues, settings: Settings): { label: string; value: string }[] {
  const { Nombre, Apellido, Email, Celular, Departamento } = buyerToSend(values, settings);
  return [
    { label: 'Nombre', value: `${Nombre} ${Apellido}`.trim() },
    { label: 'Email', value: Email },
    { label: 'Celular', value: Celular },
    { label: 'Departamento', value: Departamento },
  ].filter(({ value }) => value !== '');
}
