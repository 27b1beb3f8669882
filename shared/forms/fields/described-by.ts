import type { FieldState } from './use-form-field';

type Described = Pick<FieldState<unknown>, 'hintId' | 'errorId' | 'error'>;

/** The attributes that connect a field with its hint and error for screen readers. */
export function describedBy({ hintId, errorId, error }: Described, hasHint: boolean) {
  const ids = [hasHint && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return {
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(ids && { 'aria-describedby': ids }),
  } as const;
}
