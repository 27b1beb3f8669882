interface Signature {
  /** All before the parameters: 'function <T>', 'readonly '. */
  readonly head: string;
  readonly parameters: readonly string[];
  readonly result: string;
}

const OPENS = '([{<';
const CLOSES = ')]}>';

/** A report's text taken apart; undefined where it is no single signature. */
function parse(text: string): Signature | undefined {
  let depth = 0;
  let open = -1;
  let from = 0;
  const parameters: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    // The > of an arrow closes nothing.
    if (character === '>' && text.charAt(at - 1) === '=') continue;
    if (OPENS.includes(character)) {
      if (character === '(' && depth === 0 && open < 0) [open, from] = [at, at + 1];
      depth += 1;
    } else if (CLOSES.includes(character)) {
      depth -= 1;
      if (depth > 0 || character !== ')' || open < 0) continue;
      if (at > from) parameters.push(text.slice(from, at).trim());
      const result = text.slice(at + 1);
      return result.startsWith(' => ') ? { head: text.slice(0, open), parameters, result } : undefined;
    } else if (character === ',' && depth === 1 && open >= 0) {
      parameters.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return undefined;
}

const isOptional = (parameter: string): boolean => /^(\.\.\.)?[\w$]+\?:/.test(parameter) || parameter.startsWith('...');

/** Whether a function only gained parameters at its end that nobody has to give. */
export function onlyGainsOptionalParameters(before: string, after: string): boolean {
  const [old, now] = [parse(before), parse(after)];
  if (!old || !now || old.head !== now.head || old.result !== now.result) return false;
  const kept = old.parameters.every((parameter, index) => parameter === now.parameters[index]);
  return kept && now.parameters.slice(old.parameters.length).every(isOptional);
}
