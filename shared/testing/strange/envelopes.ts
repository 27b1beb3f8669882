import type { AnyContract } from '../../contracts';
import type { Json } from '../../contracts/codec';
import { tokenIn } from '../../contracts/envelope';

type Envelope = Readonly<Record<string, unknown>>;

/**
 * A payload as the body of a successful answer.
 * @example bodyOf({ answer: 'data' }, [7]) // { status: 'success', data: [7] }
 */
export const bodyOf = ({ answer }: Pick<AnyContract, 'answer'>, payload: Json): Envelope =>
  answer === 'top' ? { status: 'success', ...(payload as object) } : { status: 'success', data: payload };

const inCapitals = (envelope: Envelope): Envelope =>
  Object.fromEntries(
    Object.entries(envelope).map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value]),
  );

/**
 * The forms in which APIs wrap the same success: names in capitals, or an envelope around the envelope. Fields of the
 * top may be in `data`, and a validation may send only its token.
 * @example envelopesOf(login, { token: 't' })
 */
export function envelopesOf(contract: Pick<AnyContract, 'answer' | 'name'>, payload: Json): readonly Envelope[] {
  const usual = { message: null, code: null, version: '1.0', ...bodyOf(contract, payload) };
  const all = [usual, inCapitals(usual), { status: 'success', data: usual }];
  if (contract.answer !== 'top') return all;
  const fields = payload as Envelope;
  const wrapped = [...all, { ...usual, data: [] }, { status: 'success', data: fields }];
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  const alone = contract.name === 'validateSession' ? [{ status: 'success', data: tokenIn(fields) }] : [];
  return [...wrapped, { status: 'success', ...empty, data: fields }, ...alone];
}

/**
 * The forms in which servers print the same answer: with warnings before and after it, with a prefix against hijacking,
 * or as JSON within JSON.
 * @example printedForms('{"status":"success"}')
 */
export const printedForms = (json: string): readonly string[] => [
  json,
  `<br />\n<b>Warning</b>:  Undefined array key "mail" in <b>/var/www/api/base.php</b> on line <b>7</b><br />\n${json}`,
  `\uFEFF\n${json}\n<br />\n<b>Deprecated</b>:  Creation of dynamic property in <b>/var/www/api/base.php</b>\n`,
  `)]}',\n${json}`,
  JSON.stringify(json),
];
