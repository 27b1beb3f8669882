interface Described {
  readonly hintId: string;
  readonly errorId: string;
  readonly error: string | undefined;
}

/** The attributes that tell assistive technology about a field's hint and error. */
export function describedBy({ hintId, errorId, error }: Described, hasHint: boolean) {
  const ids = [hasHint && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return {
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(ids && { 'aria-describedby': ids }),
  } as const;
}
