import ts from 'typescript';
import {
  declarationOf,
  isShared,
  packageOf,
  packageOfFile,
  signatureText,
  squeeze,
  typeText,
  type Describer,
} from './describer';

/** Paths and texts of a declaration and its members; the declaration's own path is empty. */
type Described = readonly (readonly [path: readonly string[], text: string])[];

const modifiersOf = (symbol: ts.Symbol): ts.ModifierFlags =>
  (symbol.declarations ?? []).reduce((all, one) => all | ts.getCombinedModifierFlags(one), ts.ModifierFlags.None);

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** Whether a type is an object literal in the source or from a schema, so that its members get a line each. */
function isWrittenOut(type: ts.Type, describer: Describer): boolean {
  const { checker } = describer;
  if (type.isIntersection()) return type.types.every((part) => isWrittenOut(part, describer));
  if (
    (type.flags & ts.TypeFlags.Object) === 0 ||
    type.getCallSignatures().length > 0 ||
    checker.isArrayType(type) ||
    checker.isTupleType(type)
  )
    return false;
  const flags = type.symbol?.flags ?? 0;
  return (
    (flags & (ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral)) !== 0 &&
    checker.getPropertiesOfType(type).length > 0
  );
}

function describeMember(member: ts.Symbol, describer: Describer): Described {
  const { checker } = describer;
  const type = checker.getTypeOfSymbol(member);
  const declaration = declarationOf(member);
  const readonly = (modifiersOf(member) & ts.ModifierFlags.Readonly) !== 0 ? 'readonly ' : '';
  const prefix = `${(member.flags & ts.SymbolFlags.Optional) !== 0 ? 'optional ' : ''}${readonly}`;
  const annotated =
    declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration) || ts.isParameter(declaration))
      ? declaration.type
      : undefined;
  if (annotated && !ts.isTypeLiteralNode(annotated)) return [[[member.name], `${prefix}${squeeze(annotated)}`]];
  const signatures = type.getCallSignatures();
  if (signatures.length > 0)
    return [[[member.name], prefix + signatures.map((one) => signatureText(one, describer)).join(' & ')]];
  const given = checker.getNonNullableType(type);
  const orNull = type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0) ? ' | null' : '';
  if (isWrittenOut(given, describer))
    return [[[member.name], `${prefix}{}${orNull}`], ...prefixed([member.name], membersOf(given, describer))];
  return [[[member.name], prefix + typeText(type, describer).replace(/ \| undefined$/, '')]];
}

const prefixed = (path: readonly string[], described: Described): Described =>
  described.map(([rest, text]) => [[...path, ...rest], text]);

/** A type's members. For members that a library declares, only the package is named. */
function membersOf(type: ts.Type, describer: Describer): Described {
  const { checker } = describer;
  const members = checker
    .getPropertiesOfType(type)
    .filter((member) => (modifiersOf(member) & HIDDEN) === 0 && member.name !== 'prototype');
  const ours = members.filter((member) => isShared(member, describer) || packageOf(member) === undefined);
  const libraries = new Set(
    members.filter((member) => !ours.includes(member)).map((member) => packageOf(member) ?? ''),
  );
  const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  return [
    ...ours.sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((member) => describeMember(member, describer)),
    ...signatures.map((one, index) => [[`(${index + 1})`], signatureText(one, describer)] as const),
    ...checker
      .getIndexInfosOfType(type)
      .map((info) => [[`[${typeText(info.keyType, describer)}]`], typeText(info.type, describer)] as const),
    ...[...libraries].sort().map((library) => [[`(those of ${library})`], 'optional'] as const),
  ];
}

/** `<Value> extends Base<Value>` */
function headOf(symbol: ts.Symbol): string {
  const declaration = symbol.declarations?.find((one) => ts.isInterfaceDeclaration(one) || ts.isClassDeclaration(one));
  if (!declaration || !(ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration))) return '';
  const generic = declaration.typeParameters ? `<${declaration.typeParameters.map(squeeze).join(', ')}>` : '';
  return `${generic}${(declaration.heritageClauses ?? []).map((clause) => ` ${squeeze(clause)}`).join('')}`;
}

function describeType(symbol: ts.Symbol, describer: Describer): Described {
  const type = describer.checker.getDeclaredTypeOfSymbol(symbol);
  if ((symbol.flags & ts.SymbolFlags.Interface) !== 0)
    return [[[], `interface${headOf(symbol)}`], ...membersOf(type, describer)];
  if (isWrittenOut(type, describer) && !type.aliasTypeArguments?.length)
    return [[[], 'type'], ...membersOf(type, describer)];
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  const generic = alias?.typeParameters ? `<${alias.typeParameters.map(squeeze).join(', ')}>` : '';
  // The source text, except where it refers to a value with `typeof`: then the resolved type.
  const isInferred = alias !== undefined && !generic && /\btypeof\b/.test(squeeze(alias.type));
  const written = alias && !isInferred ? squeeze(alias.type) : undefined;
  return [[[], `type${generic} ${written ?? typeText(type, describer, ts.TypeFormatFlags.InTypeAlias)}`]];
}

const LONGEST = 120;

/** Name and package of a library's type: its inferred arguments would be long. */
function libraryOf(type: ts.Type, signatures: readonly ts.Signature[], describer: Describer): string | undefined {
  if (describer.checker.isArrayType(type) || describer.checker.isTupleType(type)) return undefined;
  const named =
    type.symbol && (type.symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0
      ? type.symbol
      : type.aliasSymbol;
  const declaration = named ? declarationOf(named) : signatures[0]?.getDeclaration();
  const library = declaration && packageOfFile(declaration.getSourceFile().fileName);
  // Readonly<…> and similar types belong to the language.
  if (!library || library.startsWith('typescript ')) return undefined;
  const text = typeText(type, describer);
  return text.length <= LONGEST ? `${text} of ${library}` : `${named?.name ?? 'function'} of ${library}`;
}

function describeValue(symbol: ts.Symbol, describer: Describer): Described {
  const type = describer.checker.getTypeOfSymbol(symbol);
  const signatures = type.getCallSignatures();
  const library = libraryOf(type, signatures, describer);
  if (library) return [[[], `const ${library}`]];
  if (signatures.length > 0)
    return [[[], `function ${signatures.map((one) => signatureText(one, describer)).join(' & ')}`]];
  if (isWrittenOut(type, describer)) return [[[], 'const'], ...membersOf(type, describer)];
  // The wording of a text may change.
  return [[[], `const ${typeText(describer.checker.getBaseTypeOfLiteralType(type), describer)}`]];
}

/** The description of an exported symbol and its members. */
export function describeSymbol(symbol: ts.Symbol, describer: Describer): Described {
  const { checker } = describer;
  if (!isShared(symbol, describer)) return [[[], `from ${packageOf(symbol) ?? 'elsewhere'}`]];
  if ((symbol.flags & ts.SymbolFlags.Class) !== 0) {
    const statics = membersOf(checker.getTypeOfSymbol(symbol), describer);
    return [
      [[], `class${headOf(symbol)}`],
      ...membersOf(checker.getDeclaredTypeOfSymbol(symbol), describer),
      ...statics.map(([[name = '', ...rest], text]) => [[`static ${name}`, ...rest], text] as const),
    ];
  }
  if ((symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0)
    return describeType(symbol, describer);
  if ((symbol.flags & ts.SymbolFlags.ValueModule) === 0) return describeValue(symbol, describer);
  // `export * as texts`
  const exported = [...checker.getExportsOfModule(symbol)].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [[[], 'const'], ...exported.flatMap((one) => prefixed([one.name], describeSymbol(one, describer)))];
}
