import * as yup from 'yup';

export const KINDS = ['load', 'failure', 'contract', 'render', 'fallback'] as const;

const HOUR_MS = 3_600_000;
const TEXT_LIMIT = 2000;
const text = () => yup.string().strict();

// The shape of the shell's TelemetryEvent (shared/remote), which belongs to pages and is not imported here.
const schema = yup.object({
  kind: yup.string().strict().oneOf(KINDS).required(),
  remote: text(),
  version: text(),
  stage: text(),
  detail: text(),
  milliseconds: yup.number().strict().min(0).max(HOUR_MS),
});
export type TelemetryEvent = yup.InferType<typeof schema>;

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const shortened = (event: TelemetryEvent): TelemetryEvent =>
  Object.fromEntries(
    Object.entries(event).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, TEXT_LIMIT) : value,
    ]),
  ) as TelemetryEvent;

/** A beacon's body: JSON sent as text, or as JSON. Undefined for anything else; unknown fields are dropped, long texts cut. */
export async function readEvent(body: unknown): Promise<TelemetryEvent | undefined> {
  const given = parsed(body);
  if (typeof given !== 'object' || given === null) return undefined;
  return schema
    .validate(given, { stripUnknown: true })
    .then(shortened)
    .catch(() => undefined);
}
