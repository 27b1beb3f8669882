const ENTRY = /^\d{4}-\d\d-\d\d [\d:.]+ \S+ \[\d+\] (\w+): {2}(.*)$/;
const STATEMENT = /^(?:statement|execute [^:]+): ([\s\S]*)$/;
const PARAMETERS = /^parameters: ([\s\S]*)$/i;
const PARAMETER = /\$(\d+) = (NULL|'(?:[^']|'')*')/g;

interface Entry {
  readonly level: string;
  text: string;
}

function entriesOf(log: string): readonly Entry[] {
  const entries: Entry[] = [];
  for (const line of log.split('\n')) {
    const [, level, text] = ENTRY.exec(line) ?? [];
    const last = entries.at(-1);
    if (level !== undefined && text !== undefined) entries.push({ level, text });
    else if (last) last.text += `\n${line}`;
  }
  return entries;
}

const bind = (statement: string, parameters: string): string => {
  const values = new Map([...parameters.matchAll(PARAMETER)].map(([, number, value]) => [number, value]));
  return statement.replaceAll(/\$(\d+)/g, (whole, number: string) => values.get(number) ?? whole);
};

/**
 * The statements of a PostgreSQL log written under log_statement = all, in order, with their parameters as literals.
 */
export function statementsOf(log: string): readonly string[] {
  const statements: string[] = [];
  for (const { level, text } of entriesOf(log)) {
    const statement = level === 'LOG' ? STATEMENT.exec(text)?.[1] : undefined;
    if (statement !== undefined) statements.push(statement.trim());
    const parameters = level === 'DETAIL' ? PARAMETERS.exec(text)?.[1] : undefined;
    if (parameters !== undefined) statements.push(bind(statements.pop() ?? '', parameters));
  }
  return statements;
}

/**
 * pgbench takes `:name` for a variable even inside a text, such as the style of a mail. A colon written by its code is
 * not one.
 */
const withoutVariables = (statement: string): string =>
  statement.replaceAll(/'(?:[^']|'')*'/g, (literal) =>
    /:[A-Za-z_]/.test(literal) ? `E${literal.replaceAll('\\', '\\\\').replaceAll(':', '\\x3a')}` : literal,
  );

/** A list of ids is one literal, and pgbench would not replace a variable inside it. */
const withListOfIds = (script: string, id: string): string =>
  script.replaceAll(/'\{("?\d+"?(?:,"?\d+"?)*)\}'/g, (literal, list: string) => {
    const ids = list.replaceAll('"', '').split(',');
    return ids.includes(id) ? `array[${ids.map((one) => `'${one}'`).join(', ')}]::int[]` : literal;
  });

/**
 * A script for pgbench. `variables` names the literals that differ from one transaction to the next.
 * @param header commands of pgbench before the statements
 * @throws Error when a variable is in no statement: the script would repeat the same transaction
 */
export function pgbenchScript(
  statements: readonly string[],
  variables: Readonly<Record<string, string>>,
  header: readonly string[] = [],
): string {
  const oneLine = statements.map((statement) => withoutVariables(statement).replaceAll(/\s*\n\s*/g, ' '));
  let body = oneLine.map((statement) => `${statement};`).join('\n');
  for (const [name, value] of Object.entries(variables)) {
    body = withListOfIds(body, value);
    if (!body.includes(`'${value}'`)) throw new Error(`No statement names the ${name} ${value}`);
    body = body.replaceAll(`'${value}'`, `:${name}`);
  }
  return `${[...header, body].join('\n')}\n`;
}
