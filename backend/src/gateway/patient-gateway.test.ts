import { GatewayUnreachable, type Gateway } from './gateway';
import { patientGateway } from './patient-gateway';

/** A gateway that takes every call and never answers it. */
const silent = (): Gateway => {
  const never = () => new Promise<never>(() => undefined);
  const readNotices = () => {
    throw new Error('a notice is not asked for');
  };
  return { start: never, status: never, void: never, refund: never, refundStatus: never, readNotices };
};

test.each([
  ['start', (gateway: Gateway) => gateway.start({} as never)],
  ['status', (gateway: Gateway) => gateway.status('r')],
  ['void', (gateway: Gateway) => gateway.void('r')],
  ['refund', (gateway: Gateway) => gateway.refund({} as never)],
  ['refundStatus', (gateway: Gateway) => gateway.refundStatus('k')],
] as const)('a gateway that never answers %s counts as unreachable after a while', async (_name, call) => {
  const told: Error[] = [];
  await expect(call(patientGateway(silent(), (silence) => told.push(silence), 5))).rejects.toThrow(GatewayUnreachable);
  expect(told).toMatchObject([{ message: 'no answer within 5 ms' }]);
});

test('an answer in time is passed on, and so is a failure', async () => {
  const onSilence = jest.fn();
  const answers = { ...silent(), status: () => Promise.resolve({ state: 'open' } as const) };
  expect(await patientGateway(answers, onSilence, 5).status('r')).toEqual({ state: 'open' });
  const fails = { ...silent(), void: () => Promise.reject(new TypeError('broken')) };
  await expect(patientGateway(fails, onSilence, 5).void('r')).rejects.toThrow('broken');
  expect(onSilence).not.toHaveBeenCalled();
});
