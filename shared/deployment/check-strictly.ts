import { problemsOf, type FieldProblem } from './field-problems';

/** The parts of a schema library that are used here. Schemas of yup have them. */
interface StrictSchema<Value> {
  readonly validateSync: (content: unknown, options: { readonly abortEarly: false; readonly strict: true }) => unknown;
  readonly cast: (content: unknown) => Value;
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/** A problem as people read it behind its path. The library's own sentences repeat the path and use its words. */
function sentenceOf({ path, message, type, params = {} }: FieldProblem): string {
  if (type === 'typeError')
    return `has to be ${KINDS[String(params['type'])]}, not ${JSON.stringify(params['value']).slice(0, 80)}`;
  if (type === 'noUnknown') return `has unknown fields: ${String(params['unknown'])}`;
  const subject = `${path || 'this'} `;
  return message.startsWith(subject) ? message.slice(subject.length) : message;
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
    const problems = problemsOf(error).map((problem) => `  ${problem.path || '(whole file)'}: ${sentenceOf(problem)}`);
    throw new Error(`${subject}:\n${problems.join('\n')}`, { cause: error });
  }
  return schema.cast(content);
}
