import type { FieldState } from './use-form-field';

type Described = Pick<FieldState<unknown>, 'hintId' | 'errorId' | 'error'>;

/** The attributes that tell assistive technology about a field's hint and error. */
export function describedBy({ hintId, errorId, error }: Described, hasHint: boolean) {
  const ids = [hasHint && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return {
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(ids && { 'aria-describedby': ids }),
  } as const;
}
