import type { AnyContract } from '../contracts';
import type { Json } from '../contracts/codec';

type Envelope = Readonly<Record<string, unknown>>;

/**
 * A payload as the body of a successful answer.
 * @example bodyOf({ answer: 'data' }, [7]) // { status: 'success', data: [7] }
 */
export const bodyOf = ({ answer }: Pick<AnyContract, 'answer'>, payload: Json): Envelope =>
  answer === 'top' ? { status: 'success', ...(payload as object) } : { status: 'success', data: payload };

/**
 * The forms in which APIs wrap the same success: what stands at the top may stand in `data`, and a validation may send its token
 * alone.
 * @example envelopesOf(login, { token: 't' })
 */
export function envelopesOf(contract: Pick<AnyContract, 'answer' | 'name'>, payload: Json): readonly Envelope[] {
  const usual = { message: null, code: null, version: '1.0', ...bodyOf(contract, payload) };
  if (contract.answer !== 'top') return [usual];
  const fields = payload as { readonly token?: unknown };
  const wrapped = [usual, { ...usual, data: [] }, { status: 'success', data: fields }];
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  const alone = contract.name === 'validateSession' ? [{ status: 'success', data: fields.token }] : [];
  return [...wrapped, { status: 'success', ...empty, data: fields }, ...alone];
}
