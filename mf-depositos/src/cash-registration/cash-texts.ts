import type { Mode } from '@rifas/shared/deployment';
import type { CashStep } from './cash-step';

const raffles = {
  title: 'ELIGE LAS RIFAS',
  step: 'Rifas',
  one: 'La rifa se registró correctamente.',
  many: 'Las rifas se registraron correctamente.',
  failed: 'Hubo un problema al registrar las rifas',
};
const tickets = {
  title: 'ELIGE LOS TALONES',
  step: 'Talones',
  one: 'El talón se registró correctamente.',
  many: 'Los talones se registraron correctamente.',
  failed: 'Hubo un problema al registrar los talones',
};

/** The words of the display mode (D9). */
const wordsOf = (mode: Mode) => (mode === 'multi' ? tickets : raffles);

export const stepNames = (mode: Mode): readonly string[] => ['Depósito', 'Comprador', wordsOf(mode).step, 'Confirmar'];

export function stepTitle(name: Exclude<CashStep['name'], 'result'>, mode: Mode): string {
  const titles = {
    deposit: 'ELIGE UN DEPÓSITO',
    buyer: 'DATOS DEL COMPRADOR',
    tickets: wordsOf(mode).title,
    confirm: 'CONFIRMA EL REGISTRO',
  };
  return titles[name];
}

export const registered = (mode: Mode, count: number): string => (count === 1 ? wordsOf(mode).one : wordsOf(mode).many);

export const registrationFailed = (mode: Mode): string => wordsOf(mode).failed;
