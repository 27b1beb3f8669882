import { create } from 'zustand';
import { NO_SUCH_CALL, type AnyContract } from '../contracts';
import { mayPass, parseError, type AppError } from '../http';
import { rememberedOnDevice, rememberOnDevice, useSession } from '../session';

/** By a call's name: true once the API has answered it, false once it refused it as unknown. Missing: nobody knows yet. */
export type OfferedCalls = Readonly<Record<string, boolean>>;

const NAME = 'llamadas';

/**
 * How an API refuses a seller's call that it does not have: some judge the token before they look for the call. It may come with
 * the API's next version, so this is not kept on the device.
 */
const NOT_OFFERED: readonly unknown[] = [401, 403, ...NO_SUCH_CALL];

type Asked = Pick<AnyContract, 'reads' | 'request'>;

/**
 * Other APIs answer what they do not know with a refusal of another kind, with a page, or in their envelope. The last tells only of a call that
 * asks for what is the seller's own, where there is nothing to refuse.
 */
function isAnsweredOtherwise({ reads, request }: Asked, error: AppError): boolean {
  if (!reads) return false;
  if (error.code === 'http') return !mayPass(error);
  if (error.code === 'contract') return error.details.path === undefined;
  return error.code === 'rejected' && (request.schema.required ?? []).length === 0;
}

/** A call that was answered once is there, whatever comes in place of an answer later. */
const isMissing = ({ name, ...asked }: Asked & Pick<AnyContract, 'name'>, error: AppError): boolean =>
  NOT_OFFERED.includes(error.details.httpStatus) ||
  (useCalls.getState()[name] !== true && isAnsweredOtherwise(asked, error));

function remembered(): OfferedCalls {
  const names = rememberedOnDevice(NAME);
  return Object.fromEntries(Array.isArray(names) ? names.map((name) => [String(name), true]) : []);
}

const useCalls = create<OfferedCalls>(remembered);

/** Nothing is known any more. */
export const forgetOfferedCalls = (): void => useCalls.setState({}, true);

// The next seller may be logged in to an API that has changed meanwhile.
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
 * Watches a call that is on its way, and notes whether the API has it. Every API has the calls of the specification: those
 * are not noted. Returns the work, with its failure.
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
 * Which optional calls the API has, as far as pages have asked: a screen shows what needs such a call only where it is true,
 * and asks only where it is not false. What has been answered is remembered on the device until a logout.
 * @example const hasLinks = useOfferedCalls()[getMyLinks.name] === true;
 */
export const useOfferedCalls = (): OfferedCalls => useCalls();
