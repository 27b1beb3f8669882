import type { Cents } from '../domain';
import { grouped, MINUS } from './number';

/** 'US$ 1.234,50': the deployment's symbol, a space, es-UY digits, two decimals (D8). Below 0: '−US$ 1.234,50'. */
export function formatMoney(amount: Cents, symbol: string): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? MINUS : ''}${symbol} ${grouped(digits.slice(0, -2))},${digits.slice(-2)}`;
}
