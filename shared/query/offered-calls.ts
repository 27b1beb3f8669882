import { create } from 'zustand';
import { NO_SUCH_CALL, type AnyContract } from '../contracts';
import { mayPass, parseError, type AppError } from '../http';
import { rememberedOnDevice, rememberOnDevice, useSession } from '../session';

/**
 * By a call's name: true once the API has answered it, false once the API has refused it as unknown. Missing: not known
 * yet.
 */
export type OfferedCalls = Readonly<Record<string, boolean>>;

const NAME = 'llamadas';

/**
 * Statuses with which an API refuses a call that it does not have: some check the token before they look for the call.
 * The API's next version may have the call, so a refusal is not stored on the device.
 */
const NOT_OFFERED: readonly unknown[] = [401, 403, ...NO_SUCH_CALL];

type Asked = Pick<AnyContract, 'reads' | 'request'>;

const needsFields = ({ request }: Asked): boolean => (request.schema.required ?? []).length > 0;

const OF_FIELDS: readonly unknown[] = [403, 404];

/** An API that refuses in words a call with fields, such as a link that does not exist (404), speaks of the fields. */
const isOfRequest = (asked: Asked, error: AppError): boolean =>
  OF_FIELDS.includes(error.details.httpStatus) && needsFields(asked) && error.serverText !== undefined;

/**
 * Other APIs refuse an unknown call with another status, with an HTML page, or in their envelope. The envelope counts
 * only for a call without required fields: such a call reads the seller's own data, and there is nothing to refuse.
 */
function isAnsweredOtherwise(asked: Asked, error: AppError): boolean {
  if (!asked.reads) return false;
  if (error.code === 'http') return !mayPass(error);
  if (error.code === 'contract') return error.details.path === undefined;
  return error.code === 'rejected' && !needsFields(asked);
}

/** Once a call has been answered, only the statuses of `NOT_OFFERED` can still mean that it is missing. */
const isMissing = ({ name, ...asked }: Asked & Pick<AnyContract, 'name'>, error: AppError): boolean =>
  NOT_OFFERED.includes(error.details.httpStatus)
    ? !isOfRequest(asked, error)
    : useCalls.getState()[name] !== true && isAnsweredOtherwise(asked, error);

function remembered(): OfferedCalls {
  const names = rememberedOnDevice(NAME);
  return Object.fromEntries(Array.isArray(names) ? names.map((name) => [String(name), true]) : []);
}

const useCalls = create<OfferedCalls>(remembered);

/** Forgets what is known about every call. */
export const forgetOfferedCalls = (): void => useCalls.setState({}, true);

// The API may have changed by the time the next seller logs in.
useSession.subscribe((now, before) => {
  if (before.token !== undefined && now.token === undefined) forgetOfferedCalls();
});

function note(name: string, offered: boolean): void {
  const before = useCalls.getState();
  if (before[name] === offered) return;
  const calls = { ...before, [name]: offered };
  useCalls.setState(calls, true);
  rememberOnDevice(
    NAME,
    Object.keys(calls).filter((known) => calls[known] === true),
  );
}

/**
 * Watches a call under way, and notes whether the API has it. Every API has the calls of the specification, so those
 * are not noted. Returns the work itself, which also rejects as before.
 * @example const news = await noteOffered(getNews, http.call(getNews, { cursor }));
 */
export async function noteOffered<Result>(
  { name, extension, reads, request }: AnyContract,
  work: Promise<Result>,
): Promise<Result> {
  try {
    const result = await work;
    if (extension) note(name, true);
    return result;
  } catch (thrown) {
    if (extension && isMissing({ name, reads, request }, parseError(thrown))) note(name, false);
    throw thrown;
  }
}

/**
 * Which optional calls the API has, as far as pages have made them. A screen shows what needs such a call only if the
 * value is true, and makes the call only if it is not false. The device remembers the answered calls until a logout.
 * @example const hasLinks = useOfferedCalls()[getMyLinks.name] === true;
 */
export const useOfferedCalls = (): OfferedCalls => useCalls();
