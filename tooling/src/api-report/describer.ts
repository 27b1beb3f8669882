import semver from 'semver';
import ts from 'typescript';
import { packagesOf } from '../build/sbom';

export interface Describer {
  readonly checker: ts.TypeChecker;
  /** Folder of shared, with a slash at its end. */
  readonly root: string;
}

export const declarationOf = (symbol: ts.Symbol): ts.Declaration | undefined =>
  symbol.valueDeclaration ?? symbol.declarations?.[0];

/** Whether shared itself, not a library, declares the symbol. */
export const isShared = (symbol: ts.Symbol, { root }: Describer): boolean =>
  declarationOf(symbol)?.getSourceFile().fileName.startsWith(root) ?? false;

/** `react-router 7`: the package that a file belongs to, with its major version, whose change may break a remote. */
export function packageOfFile(file: string): string | undefined {
  const [found] = packagesOf([file]);
  return found && `${found.name} ${semver.major(found.version)}`;
}

export const packageOf = (symbol: ts.Symbol): string | undefined =>
  packageOfFile(declarationOf(symbol)?.getSourceFile().fileName ?? '');

/** Source text in one line, without comments. */
export const squeeze = (node: ts.Node): string =>
  node
    .getText()
    .replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** A type as the compiler prints it, without paths of this machine. */
export const typeText = (type: ts.Type, { checker }: Describer, flags = 0): string =>
  checker.typeToString(type, undefined, FLAGS | flags).replaceAll(/import\("[^"]+"\)\./g, '');

/** A return type; a library's generic type only by its name, because inferred arguments would be long. */
function returnText(type: ts.Type, describer: Describer): string {
  const inLibrary =
    type.symbol !== undefined && !isShared(type.symbol, describer) && packageOf(type.symbol) !== undefined;
  const isPlain = describer.checker.getTypeArguments(type as ts.TypeReference).length === 0;
  return inLibrary && !isPlain && type.symbol.name !== 'Promise' && !describer.checker.isArrayType(type)
    ? `${type.symbol.name}<…>`
    : typeText(type, describer);
}

/** `<T>(a: A, b?: B) => R`, in the source's text where it is declared there. */
export function signatureText(signature: ts.Signature, describer: Describer): string {
  const { checker } = describer;
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  const own = declaration && declaration.getSourceFile().fileName.startsWith(describer.root) ? declaration : undefined;
  if (!own)
    return checker
      .signatureToString(signature, undefined, FLAGS | ts.TypeFormatFlags.WriteArrowStyleSignature)
      .replaceAll(/import\("[^"]+"\)\./g, '');
  const generic = own.typeParameters ? `<${own.typeParameters.map(squeeze).join(', ')}>` : '';
  const parameters = own.parameters.map((parameter) => {
    // How a function destructures its argument is no part of its signature.
    const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'props';
    const optional = parameter.questionToken || parameter.initializer ? '?' : '';
    const type = parameter.type ? squeeze(parameter.type) : typeText(checker.getTypeAtLocation(parameter), describer);
    return `${parameter.dotDotDotToken ? '...' : ''}${name}${optional}: ${type}`;
  });
  return `${generic}(${parameters.join(', ')}) => ${own.type ? squeeze(own.type) : returnText(signature.getReturnType(), describer)}`;
}
