/** What a library's schema has to offer; yup's schemas do. */
interface StrictSchema<Value> {
  readonly validateSync: (content: unknown, options: { readonly abortEarly: false; readonly strict: true }) => unknown;
  readonly cast: (content: unknown) => Value;
}

interface FieldProblem {
  readonly path?: string | undefined;
  readonly message: string;
}

/**
 * What a schema found wrong, field by field; any other error is a defect, and is thrown on. The error is known by its name: its class would
 * bring the library along.
 * @throws whatever is no error of a schema
 * @example for (const { path, message } of problemsOf(error)) tell(path, message);
 */
export function problemsOf(error: unknown): readonly FieldProblem[] {
  const { name, inner } = (error ?? {}) as { readonly name?: unknown; readonly inner?: unknown };
  if (name !== 'ValidationError' || !Array.isArray(inner)) throw error;
  return inner.length > 0 ? (inner as readonly FieldProblem[]) : [error as FieldProblem];
}

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
    const problems = problemsOf(error).map(({ path, message }) => `  ${path || '(whole file)'}: ${message}`);
    throw new Error(`${subject}:\n${problems.join('\n')}`, { cause: error });
  }
  return schema.cast(content);
}
