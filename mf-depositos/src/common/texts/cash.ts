import type { Words } from '@rifas/shared/domain';
import { capitalised, enumerated, isolated } from '@rifas/shared/format';
import { choiceTexts } from './wizards';

export const cashTexts = {
  /** The title of the tab, before the step's name, because other wizards have steps with the same name. */
  tab: (step: string): string => `Registrar rifa al contado: ${step}`,
  buyerTitle: 'DATOS DEL COMPRADOR',
  chooseTitle: ({ the }: Words): string => `ELEGÍ ${the(2).toUpperCase()}`,
  confirmTitle: 'CONFIRMÁ EL REGISTRO',
  steps: ({ unit }: Words): string[] => [choiceTexts.step, 'Comprador', capitalised(unit(2)), 'Confirmar'],
  buyerForm: 'Datos del comprador',
  noBuyerAsked: 'No hace falta ningún dato del comprador.',
  list: 'Rifas pendientes de pago',
  search: 'Buscar por número',
  nothing: 'No tenés rifas pendientes de pago.',
  nothingHint: 'Cuando recibas alguna la vas a poder registrar acá.',
  /** The effect on a live link when its ticket is registered. */
  linkOutcome: ({ it }: Words): string => `Si ${it(1)} registrás, ese link deja de servir.`,
  endsLinks: (links: readonly string[]): string =>
    `Al confirmar ${links.length === 1 ? 'deja de servir el link' : 'dejan de servir los links'} de ${enumerated(links)}.`,
  linkOf: (buyer: string | undefined, numbers: readonly string[]): string =>
    `${isolated(buyer ?? 'otro comprador')} (${numbers.length === 1 ? 'rifa' : 'rifas'} ${enumerated(numbers)})`,
  nothingToRegister: 'No tenés rifas pendientes de pago para registrar.',
  total: 'Total',
  price: 'Precio',
  gone: 'Ya no está disponible lo que habías elegido:',
  goneNames: (names: readonly string[]): string => `${names.join('; ')}. Lo quitamos de tu selección.`,
  overBalance: (excess: string): string =>
    `Lo elegido supera el saldo del depósito por ${excess}. Quitá algo de la selección o elegí otro depósito.`,
  buyer: 'Comprador',
  doneTitle: '¡REGISTRO EXITOSO!',
  done: (count: number, { the }: Words): string =>
    `${capitalised(the(count))} se ${count === 1 ? 'registró' : 'registraron'} correctamente.`,
  again: 'REGISTRAR MÁS',
  ticket: 'E-ticket del comprador',
  ticketSent: (mail: string): string => `Se lo enviamos por mail a ${mail}.`,
  ticketReady: 'Enviáselo para que lo tenga.',
  whatsApp: 'ENVIAR POR WHATSAPP',
  resend: 'ENVIAR OTRA VEZ POR MAIL',
  resent: 'Enviamos otra vez el e-ticket.',
  message: (numbers: readonly string[], url: string): string =>
    `¡Gracias por tu compra! Este es el e-ticket de ${numbers.length === 1 ? 'la rifa' : 'las rifas'} ${enumerated(numbers)}: ${url}`,
  failedTitle: 'NO PUDIMOS HACER EL REGISTRO',
  failed: (count: number, { the }: Words): string => `Hubo un problema al registrar ${the(count)}`,
} as const;
