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

/** The statements of a PostgreSQL log written under log_statement = all, in order, with their parameters put in as literals. */
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
 * A script for pgbench. `variables` names the literals that differ from one transaction to the next.
 * @throws Error when one of them is in no statement: the script would repeat one and the same
 */
export function pgbenchScript(
  statements: readonly string[],
  variables: Readonly<Record<string, string>>,
  header: readonly string[] = [],
): string {
  let body = statements.map((statement) => `${statement.replaceAll(/\s*\n\s*/g, ' ')};`).join('\n');
  for (const [name, value] of Object.entries(variables)) {
    if (!body.includes(`'${value}'`)) throw new Error(`No statement names the ${name} ${value}`);
    body = body.replaceAll(`'${value}'`, `:${name}`);
  }
  return `${[...header, body].join('\n')}\n`;
}
