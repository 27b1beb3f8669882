import { texts, type WallTime } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { choiceTexts } from './wizards';

export const personalTexts = {
  /** The title of the tab, before the step's name, because other wizards have steps with the same name. */
  tab: (step: string): string => `Registrar Pago Personal: ${step}`,
  amountTitle: 'INGRESÁ EL MONTO',
  confirmTitle: 'CONFIRMÁ EL PAGO PERSONAL',
  steps: [choiceTexts.step, 'Monto', 'Confirmar'],
  form: 'Pago personal',
  amount: 'Monto',
  unreadable: `${texts.enterAmount} Escribilo así: 1.234,50, con dos decimales como máximo.`,
  deducted: (date: WallTime | undefined): string =>
    `El monto será descontado del depósito ${date ? `realizado el ${formatDate(date)}` : 'que elegiste'}.`,
  paying: 'Registrando…',
  doneTitle: '¡PAGO PERSONAL REGISTRADO!',
  done: 'El pago personal se registró correctamente.',
  again: 'REGISTRAR OTRO',
  failedTitle: 'NO PUDIMOS REGISTRAR EL PAGO PERSONAL',
  failed: 'Hubo un problema al registrar el pago personal',
} as const;
