import type { WireBody, WireValue } from '../contracts';

const isPlainObject = (value: WireValue): value is Readonly<Record<string, WireValue>> =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Blob);

/** Missing values are not sent: a form has no null. */
function append(target: URLSearchParams | FormData, key: string, value: WireValue | null | undefined): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value as readonly WireValue[]) append(target, `${key}[]`, item);
  } else if (value instanceof Blob) {
    if (target instanceof FormData) target.append(key, value);
  } else if (isPlainObject(value)) {
    for (const [name, item] of Object.entries(value)) append(target, `${key}[${name}]`, item);
  } else {
    target.append(key, String(value));
  }
}

/**
 * `application/x-www-form-urlencoded` with PHP brackets: `talones[]=1`, `comprador[Nombre]=Ana`.
 * @example encodeForm({ talones: [1, 2], comprador: { Nombre: 'Ana' } }).get('comprador[Nombre]') // 'Ana'
 */
export function encodeForm(body: WireBody): URLSearchParams {
  const target = new URLSearchParams();
  for (const [key, value] of Object.entries(body)) append(target, key, value);
  return target;
}

/** The same names as multipart parts, for uploads. */
export function encodeMultipart(body: WireBody): FormData {
  const target = new FormData();
  for (const [key, value] of Object.entries(body)) append(target, key, value);
  return target;
}
