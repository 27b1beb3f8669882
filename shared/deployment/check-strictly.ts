/** The parts of a schema library that are used here. Schemas of yup have them. */
interface StrictSchema<Value> {
  readonly validateSync: (content: unknown, options: { readonly abortEarly: false; readonly strict: true }) => unknown;
  readonly cast: (content: unknown) => Value;
}

interface FieldProblem {
  readonly path?: string | undefined;
  readonly message: string;
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

/**
 * Checks the content of a file that people write, field by field. Nothing is converted: '20' is not a number and
 * 'false' is not a flag. A missing field gets its default.
 * @param subject the beginning of the message: the file and what it should be
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
