import * as yup from 'yup';
import { deploymentSource, MODES, VARIANTS, type Deployment } from '../deployment';
import type { Choose } from './alternatives';

/** Unlikely in any text, and recognised when it was formatted as an amount. */
const FIRST_NUMBER = 7_770_001;

/** A stand-in for any deployment that the page will be composed for. */
export interface PlaceholderDeployment {
  readonly deployment: Deployment;
  /**
   * Replaces the numbers of the deployment in the markup with placeholders.
   * @throws Error if an amount was formatted
   */
  readonly withPlaceholders: (html: string) => string;
}

const placeholder = (path: string): string => `%${path}%`;

type Fields = Readonly<Record<string, yup.AnySchema>>;
const fieldsOf = (schema: yup.AnySchema): Fields => (schema as yup.AnyObjectSchema).fields as Fields;
const part = (name: string): Fields => fieldsOf(yup.reach(deploymentSource(yup), name) as yup.AnySchema);

/**
 * An object whose values are computed when they are read. The drawing does not depend on values that are never read.
 */
function lazily(names: readonly string[], valueOf: (name: string) => unknown): object {
  const made = {};
  for (const name of names) Object.defineProperty(made, name, { enumerable: true, get: () => valueOf(name) });
  return made;
}

/**
 * A deployment that decides only what `choose` was asked for: variant, mode, whether there is a captcha, on/off
 * settings. Texts are placeholders that the composer fills in. Reading anything else throws.
 * @example placeholderDeployment((_name, [first]) => first).deployment.title // '%title%'
 */
export function placeholderDeployment(choose: Choose): PlaceholderDeployment {
  const numbers: string[] = [];
  const numberOf = (path: string): number => {
    if (!numbers.includes(path)) numbers.push(path);
    return FIRST_NUMBER + numbers.indexOf(path);
  };
  const values = (fields: Fields, prefix: string): object =>
    lazily(Object.keys(fields), (name) => {
      const path = `${prefix}.${name}`;
      const field = fields[name];
      if (field?.type === 'object') return values(fieldsOf(field), path);
      if (field?.type === 'boolean') return choose(path, [true, false]);
      return field?.type === 'number' ? numberOf(path) : placeholder(path);
    });
  const known: Readonly<Record<string, () => unknown>> = {
    title: () => placeholder('title'),
    variant: () => choose('variant', VARIANTS),
    mode: () => choose('mode', MODES),
    settings: () => values(part('settings'), 'settings'),
    links: () => values(part('links'), 'links'),
    captcha: () => (choose('captcha', [true, false]) ? values(part('captcha'), 'captcha') : null),
  };
  const names = [...Object.keys(fieldsOf(deploymentSource(yup))), 'composition', 'shellVersion', 'overrides'];
  const deployment = lazily([...new Set(names)], (name) => {
    const value = known[name];
    if (!value) throw new Error(`A first paint is drawn before anybody knows ${name} of the deployment.`);
    return value();
  }) as Deployment;

  const withPlaceholders = (html: string): string => {
    const written = numbers.reduce(
      (text, path, index) => text.replaceAll(String(FIRST_NUMBER + index), placeholder(path)),
      html,
    );
    if (/7[.,\s]?77\d[.,\s]?\d{3}/.test(written))
      throw new Error('A first paint writes an amount of the deployment, which only the page can format.');
    return written;
  };
  return { deployment, withPlaceholders };
}
