export interface FieldProblem {
  readonly path?: string | undefined;
  readonly message: string;
  /** The kind of problem, with the values that its sentence needs; another library may have none. */
  readonly type?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The problems that a schema found, field by field. Any other error is a defect and is thrown again. The error is
 * recognised by its name, because its class would load the library.
 * @throws any error that does not come from a schema
 * @example for (const { path, message } of problemsOf(error)) tell(path, message);
 */
export function problemsOf(error: unknown): readonly FieldProblem[] {
  const { name, inner } = (error ?? {}) as { readonly name?: unknown; readonly inner?: unknown };
  if (name !== 'ValidationError' || !Array.isArray(inner)) throw error;
  return inner.length > 0 ? (inner as readonly FieldProblem[]) : [error as FieldProblem];
}
