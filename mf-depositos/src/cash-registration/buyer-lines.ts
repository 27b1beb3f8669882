import type { Settings } from '@rifas/shared/deployment';
import type { Buyer } from '@rifas/shared/domain';
import { buyerToSend } from './buyer.form';

/** The buyer as the summary shows it: what will be sent, without what is empty. */
export function buyerLines(values: Buyer, settings: Settings): { label: string; value: string }[] {
  const { firstName, lastName, email, phone, department } = buyerToSend(values, settings);
  return [
    { label: 'Nombre', value: `${firstName} ${lastName}`.trim() },
    { label: 'Email', value: email },
    { label: 'Celular', value: phone },
    { label: 'Departamento', value: department },
  ].filter(({ value }) => value !== '');
}
