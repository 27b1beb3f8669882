/**
 * Why a buyer is on the error page. The address's fragment holds it, so that a reload keeps it. `rejected` is the
 * gateway's own `type=5`; this site defines the others.
 */
export const FAILURES = ['rejected', 'unavailable', 'paid', 'invalid'] as const;
export type Failure = (typeof FAILURES)[number];

const TYPES: Record<Failure, string> = {
  rejected: '5',
  unavailable: 'no-disponible',
  paid: 'pagado',
  invalid: 'invalido',
};

export const failureHash = (failure: Failure): string => `#type=${TYPES[failure]}`;

/**
 * Undefined for any other fragment: the page then shows its general message. Some gateways append their own parameters
 * to the given address, and so to its fragment: '#type=5?orden=7'. Others encode it, or write it in capitals.
 */
export function readFailure(hash: string): Failure | undefined {
  // Decodes any text, where decodeURIComponent throws.
  const decoded = new URLSearchParams(`hash=${hash.replaceAll('&', '%26')}`).get('hash') ?? '';
  const [, type] = /[^\w-]type=([\w-]+)/.exec(decoded.toLowerCase()) ?? [];
  return FAILURES.find((failure) => TYPES[failure] === type);
}
