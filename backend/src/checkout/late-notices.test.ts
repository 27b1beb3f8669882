import { inArray } from 'drizzle-orm';
import { deletePayment } from '@rifas/shared/contracts';
import { refunds, tickets } from '../db/schema';
import { decidePayment } from '../sandbox/sandbox-gateway';
import { createLink, notify, sellInCash, startPayment } from '../testing/checkout-steps';
import { createTestApp, type TestApp } from '../testing/test-app';
import { transferScene, type TransferScene } from '../testing/transfer-steps';
import { askRefunds } from './ask-refunds';
import { ATTEMPT_ALIVE_SECONDS } from './init-payment';

let app: TestApp;
let scene: TransferScene;
let ids: number[];
beforeEach(async () => {
  app = await createTestApp();
  scene = await transferScene(app);
  ids = (await scene.ticketsOf('00101')).map(({ id }) => id);
});

const soldInCash = () => sellInCash(app, scene.people.ana, ids);
async function giveToBruno(): Promise<void> {
  await scene.steps.ana.direct('bruno@example.com', '00101');
  await scene.steps.bruno.confirm('00101');
}

test.each<[meanwhile: string, becomes: string, happens: () => Promise<unknown>]>([
  ['nothing', 'Aprobado', async () => undefined],
  [
    'it was given to another seller and came back',
    'Aprobado',
    async () => {
      await giveToBruno();
      await scene.steps.bruno.direct('ana@example.com', '00101');
      await scene.steps.ana.confirm('00101');
    },
  ],
  ['it was sold in cash', 'A devolver', soldInCash],
  [
    'it was sold in cash and that sale deleted, which does not wake its link',
    'A devolver',
    async () => {
      await soldInCash();
      const token = await app.tokenOf(scene.people.ana.userId);
      for (const talon_id of ids) await app.call(deletePayment, { talon_id }, { token });
    },
  ],
  ['it was put in the bag', 'A devolver', () => scene.steps.ana.put('00101')],
  ['it was sent to another seller', 'A devolver', () => scene.steps.ana.direct('bruno@example.com', '00101')],
  ['it is another seller’s', 'A devolver', giveToBruno],
])(
  'A notice comes after its payment has released the raffle; in between %s: the payment becomes %s.',
  async (_meanwhile, becomes, happens) => {
    const attempt = await startPayment(app, await createLink(app, scene.people.ana, ids), 4000);
    await decidePayment(app, attempt, true);
    app.setTime(ATTEMPT_ALIVE_SECONDS + 60);
    await happens();
    const read = () => app.db.select().from(tickets).where(inArray(tickets.id, ids)).orderBy(tickets.id);
    const before = await read();
    expect((await notify(app, attempt)).body.data).toEqual({ estado: becomes });
    await askRefunds(app);
    const back = (await app.db.select().from(refunds)).map(({ montoCents, estado }) => [montoCents, estado]);
    expect(back).toEqual(becomes === 'Aprobado' ? [] : [[4000, 'Hecha']]);
    const after = await read();
    if (becomes === 'Aprobado')
      expect(after.map(({ estado, compradorNombre }) => [estado, compradorNombre])).toEqual(
        ids.map(() => ['Pago', 'Eva']),
      );
    else expect(after).toEqual(before);
  },
);
