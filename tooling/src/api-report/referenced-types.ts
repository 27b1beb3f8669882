import ts from 'typescript';
import { isShared, type Describer } from './describer';

const NAMED = ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Enum;
/** Types nest; deeper than this they come from libraries. */
const DEPTH = 8;

/** Named types of shared that a type contains, including inferred ones. */
function namedTypesIn(type: ts.Type, describer: Describer): ReadonlySet<ts.Symbol> {
  const { checker } = describer;
  const found = new Set<ts.Symbol>();
  const seen = new Set<ts.Type>();
  const visit = (one: ts.Type, depth: number) => {
    if (seen.has(one) || depth > DEPTH) return;
    seen.add(one);
    for (const argument of one.aliasTypeArguments ?? []) visit(argument, depth + 1);
    for (const symbol of [one.aliasSymbol, one.symbol]) {
      if (symbol && (symbol.flags & NAMED) !== 0 && isShared(symbol, describer)) found.add(symbol);
    }
    if (one.isUnionOrIntersection()) for (const part of one.types) visit(part, depth + 1);
    if ((one.flags & ts.TypeFlags.Object) === 0) return;
    for (const argument of checker.getTypeArguments(one as ts.TypeReference)) visit(argument, depth + 1);
    for (const signature of [...one.getCallSignatures(), ...one.getConstructSignatures()])
      visitSignature(signature, depth + 1);
    // Members of a library's type belong to the library.
    if (one.symbol && !isShared(one.symbol, describer)) return;
    for (const member of checker.getPropertiesOfType(one)) visit(checker.getTypeOfSymbol(member), depth + 1);
  };
  const visitSignature = (signature: ts.Signature, depth: number) => {
    for (const parameter of signature.getParameters()) visit(checker.getTypeOfSymbol(parameter), depth);
    for (const parameter of signature.getTypeParameters() ?? []) {
      const constraint = checker.getBaseConstraintOfType(parameter);
      if (constraint) visit(constraint, depth);
    }
    visit(signature.getReturnType(), depth);
  };
  visit(type, 0);
  return found;
}

/** Named types of shared that a declaration depends on. */
export function namedTypesOf(symbol: ts.Symbol, describer: Describer): ReadonlySet<ts.Symbol> {
  const { checker } = describer;
  const found = new Set<ts.Symbol>();
  if ((symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class)) !== 0) {
    for (const one of namedTypesIn(checker.getDeclaredTypeOfSymbol(symbol), describer)) found.add(one);
  }
  if ((symbol.flags & ts.SymbolFlags.Value) !== 0)
    for (const one of namedTypesIn(checker.getTypeOfSymbol(symbol), describer)) found.add(one);
  // The report uses the source's text, so types named there count even where the compiler has resolved them away.
  const visit = (node: ts.Node) => {
    // Function bodies are no part of the contract.
    if (ts.isBlock(node)) return;
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const named = checker.getSymbolAtLocation(ts.isTypeReferenceNode(node) ? node.typeName : node.expression);
      const target = named && (named.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(named) : named;
      if (target && (target.flags & NAMED) !== 0 && isShared(target, describer)) found.add(target);
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? []) visit(declaration);
  found.delete(symbol);
  return found;
}
