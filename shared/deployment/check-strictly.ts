/** What a library's schema has to offer; yup's schemas do. */
interface StrictSchema<Value> {
  readonly validateSync: (content: unknown, options: { readonly abortEarly: false; readonly strict: true }) => unknown;
  readonly cast: (content: unknown) => Value;
}

interface FieldProblem {
  readonly path?: string | undefined;
  readonly message: string;
}

/** A schema's own error; anything else is a defect. */
const isValidationError = (error: unknown): error is FieldProblem & { readonly inner: readonly FieldProblem[] } =>
  error instanceof Error && error.name === 'ValidationError' && 'inner' in error && Array.isArray(error.inner);

/**
 * The content of a file that people write, checked field by field. Nothing is converted: '20' is no number and 'false' is no flag.
 * A field that is left out gets its default.
 * @param subject begins the message: the file and what it should be
 * @throws Error that names every wrong field
 * @example checkStrictly(deploymentSource(yup), content, 'deployments/dtyt.json is not a valid deployment');
 */
export function checkStrictly<Value>(schema: StrictSchema<Value>, content: unknown, subject: string): Value {
  try {
    schema.validateSync(content, { abortEarly: false, strict: true });
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const problems = (error.inner.length > 0 ? error.inner : [error]).map(
      ({ path, message }) => `  ${path || '(whole file)'}: ${message}`,
    );
    throw new Error(`${subject}:\n${problems.join('\n')}`, { cause: error });
  }
  return schema.cast(content);
}
