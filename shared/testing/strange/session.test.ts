import fc from 'fast-check';
import { validateSession, type AnyContract } from '../../contracts';
import type { Json } from '../../contracts/codec';
import { everyContract } from '../../contracts/every-contract';
import { AppError, mayPass, type Answer, type WireRequest } from '../../http';
import { useSession } from '../../session';
import { newTokenOf } from '../../session/token-lock';
import { joinedSession } from '../joined-session';
import { bodyOf, envelopesOf } from './envelopes';
import { FAULTS, faultyAnswer, type Fault } from './faults';
import { runs } from './runs';
import { manyOddities } from './strange-wire';
import { payloadsOf } from './well-formed';

const TOKEN = 'rifas.strange.token';
const calls = everyContract.map((contract) => [contract.name, contract] as const);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
const overWire = (body: unknown): Answer => ({ httpStatus: 200, body: parsed(JSON.stringify(body)) });
/** The fault as the transport returns or throws it. */
function failed(fault: Fault, good: unknown): Answer {
  const { status, body, breaks } = faultyAnswer(fault, good);
  if (breaks) throw new AppError('network', 'The connection broke');
  return { httpStatus: status, body: parsed(body) };
}

/** A site with a session, and an API that gives these answers. */
function siteBefore(answer: (request: WireRequest) => Answer | Promise<Answer>) {
  localStorage.setItem(TOKEN, 'first');
  useSession.setState({ status: 'active', token: 'first', problem: undefined, loggedOut: false, passenger: undefined });
  return joinedSession(TOKEN, { transport: async (request) => answer(request) });
}

const call = (http: ReturnType<typeof siteBefore>['http'], contract: AnyContract): Promise<unknown> =>
  // The request may be empty: the answer does not depend on it.
  http.call({ ...contract, request: { ...contract.request, write: () => ({}) } }, {} as never);

const isLoggedIn = () => localStorage.getItem(TOKEN) !== null && useSession.getState().token !== undefined;

const faults = FAULTS.filter((fault) => fault !== 'an answer under a wrong type');

test.each(calls)(
  '%s: no fault ends the session, and each fault has a Spanish text for people',
  async (_name, contract) => {
    await fc.assert(
      fc.asyncProperty(payloadsOf(contract), fc.constantFrom(...faults), async (payload, fault) => {
        const { http } = siteBefore(() => failed(fault, bodyOf(contract, payload)));
        const error = await call(http, contract).then(
          () => Promise.reject(new Error(`${fault} passed for an answer`)),
          (thrown: unknown) => thrown as AppError,
        );
        expect(error).toBeInstanceOf(AppError);
        expect(mayPass(error)).toBe(true);
        expect(error.serverText ?? '').not.toMatch(/Gateway|Exception|Attempts/);
        expect(error.userMessage).toMatch(/servidor|conexión|intentos/i);
        expect(isLoggedIn()).toBe(true);
      }),
      runs(),
    );
  },
);

test('a validation that fails with any fault ends no session, and the next good answer makes the session active', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...faults), { maxLength: 4 }),
      payloadsOf(validateSession),
      async (list, payload) => {
        const left = [...list];
        const good = bodyOf(validateSession, payload);
        const { session } = siteBefore(() => {
          const fault = left.shift();
          return fault ? failed(fault, good) : overWire(good);
        });
        useSession.setState({ status: 'unknown' });
        for (const fault of list) {
          await session.validate();
          expect([fault, useSession.getState().status]).toEqual([fault, 'unreachable']);
          expect(localStorage.getItem(TOKEN)).toBe('first');
        }
        await session.validate();
        expect(useSession.getState()).toMatchObject({ status: 'active', token: (payload as { token: string }).token });
      },
    ),
    runs(),
  );
});

test('the session and the script in the page find the token of a validation in every envelope', async () => {
  const odd = manyOddities(validateSession, ['none']);
  await fc.assert(
    fc.asyncProperty(odd, fc.nat(), async ({ plain, odd: payload }, pick) => {
      const { token } = plain as { token: string };
      const forms = envelopesOf(validateSession, payload);
      const body = forms[pick % forms.length];
      const { session } = siteBefore(() => overWire(body));
      await session.validate();
      expect(localStorage.getItem(TOKEN)).toBe(token);
      expect(newTokenOf(overWire(body))).toBe(token);
    }),
    runs(),
  );
});

test.each(calls)('%s: a success is read in every envelope', async (_name, contract) => {
  await fc.assert(
    fc.asyncProperty(payloadsOf(contract), fc.nat(), async (payload, pick) => {
      const forms = envelopesOf(contract, payload);
      const { http } = siteBefore(() => overWire(forms[pick % forms.length]));
      const value = await call(http, contract);
      expect(contract.response.write(value as never)).toEqual(payload as Json);
    }),
    runs(),
  );
});
