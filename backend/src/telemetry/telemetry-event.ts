export const KINDS = ['view', 'load', 'failure', 'contract', 'render', 'fallback'] as const;

const HOUR_MS = 3_600_000;
const TEXT_LIMIT = 2000;
const TEXTS = ['remote', 'version', 'stage', 'detail', 'page'] as const;
const MARKS = ['opens', 'first'] as const;

// The shell sends these (shell/src/main/create-report.ts). Its code belongs to pages and is not imported here.
export type TelemetryEvent = {
  readonly kind: (typeof KINDS)[number];
  readonly milliseconds?: number;
  /** The composition that served the page. */
  readonly composition?: number;
} & { readonly [Name in (typeof TEXTS)[number]]?: string } & { readonly [Name in (typeof MARKS)[number]]?: true };

const isKind = (value: unknown): value is TelemetryEvent['kind'] => KINDS.some((kind) => kind === value);
const isComposition = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= HOUR_MS;

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** A beacon's body: JSON sent as text, or as JSON. Undefined for anything else; unknown fields are dropped, long texts cut. */
export function readEvent(body: unknown): TelemetryEvent | undefined {
  const given = parsed(body);
  if (typeof given !== 'object' || given === null) return undefined;
  const { kind, milliseconds, composition, ...others } = given as Readonly<Record<string, unknown>>;
  if (!isKind(kind) || (milliseconds !== undefined && !isTime(milliseconds))) return undefined;
  const texts: [string, string][] = [];
  for (const name of TEXTS) {
    const text = others[name];
    if (text === undefined) continue;
    if (typeof text !== 'string') return undefined;
    texts.push([name, text.slice(0, TEXT_LIMIT)]);
  }
  const marks = MARKS.flatMap((name) => (others[name] === true ? [[name, true] as const] : []));
  return {
    kind,
    ...Object.fromEntries(texts),
    ...Object.fromEntries(marks),
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...(isComposition(composition) ? { composition } : {}),
  };
}
