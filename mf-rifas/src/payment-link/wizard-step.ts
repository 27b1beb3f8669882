import type { SharedLink } from '../common/share/shared-link';

/** Where the wizard is. The address asks for a step; it is given only with what the step needs. */
export type Step = { readonly name: 'choose' } | { readonly name: 'buyer' } | { readonly name: 'ready'; readonly link: SharedLink };
export type StepName = Step['name'];

/** Value of `?paso=`; the first step is the bare address. */
const PASO: Record<StepName, string | undefined> = { choose: undefined, buyer: '2', ready: '3' };

export const searchOf = (step: StepName): string => (PASO[step] === undefined ? '' : `?paso=${PASO[step]}`);

/**
 * The step that the address asks for, as far as the draft allows: no buyer without tickets, no result without a link.
 * A link that has just been made takes the place of the form it was made in.
 */
export function resolveStep(paso: string | null, draft: { chosen: number; link: SharedLink | undefined }): Step {
  if (draft.link && (paso === PASO.ready || paso === PASO.buyer)) return { name: 'ready', link: draft.link };
  if (paso === PASO.buyer && draft.chosen > 0) return { name: 'buyer' };
  return { name: 'choose' };
}

export const STEPS = ['Elegir', 'Comprador', 'Link'] as const;
