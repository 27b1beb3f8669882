import ts from 'typescript';

interface Signature {
  /** Text before and after the parameters: 'function <T> => string'. */
  readonly frame: string;
  readonly parameters: readonly ts.ParameterDeclaration[];
}

/** Parses a text of a report; undefined where it is not exactly one signature. */
function parse(text: string): Signature | undefined {
  const [, head = '', type = ''] = /^((?:[a-z]+(?:<[^(]*>)? )*)(.*)$/s.exec(text) ?? [];
  // Reports abbreviate what a library infers as `<…>`.
  const declared = `type Reported = ${type.replaceAll('<…>', '<unknown>')}`;
  const [statement, more] = ts.createSourceFile('report.ts', declared, ts.ScriptTarget.Latest, true).statements;
  const reported = !more && statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
  if (!reported || !ts.isFunctionTypeNode(reported)) return undefined;
  const { typeParameters = [], parameters, type: result } = reported;
  const generic = typeParameters.map((parameter) => parameter.getText()).join(', ');
  return { frame: `${head}<${generic}> => ${result.getText()}`, parameters };
}

const isOptional = ({ questionToken, dotDotDotToken }: ts.ParameterDeclaration): boolean =>
  (questionToken ?? dotDotDotToken) !== undefined;

/** Whether a function only gained optional parameters at its end. */
export function onlyGainsOptionalParameters(before: string, after: string): boolean {
  const [old, now] = [parse(before), parse(after)];
  if (!old || !now || old.frame !== now.frame) return false;
  const kept = old.parameters.every((parameter, index) => parameter.getText() === now.parameters[index]?.getText());
  return kept && now.parameters.slice(old.parameters.length).every(isOptional);
}
