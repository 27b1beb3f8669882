import { news } from '../db/schema';
import { countedDuring } from '../testing/counted';
import { changeTicket } from '../testing/fixtures';
import { approved, CARD, paymentScene, type Begun, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { PaymentOutcome } from './payment-attempt';

let app: TestApp;
let scene: PaymentScene;
beforeAll(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
});
beforeEach(() => app.db.delete(news));

const loseTicket = ({ ids }: Begun) => changeTicket(app.db, ids[0], { ownerId: scene.bruno.passengerId });

interface Outcome {
  readonly name: string;
  readonly outcome: PaymentOutcome;
  readonly before?: (begun: Begun) => Promise<unknown>;
  readonly estado: string;
  readonly detail: object;
  readonly charged?: readonly [number | null, string | null];
  readonly news?: string;
  readonly log?: (begun: Begun, attemptId: number) => readonly (readonly [string, object])[];
  readonly refunds?: readonly (readonly [number, string])[];
  readonly held?: boolean;
  readonly counted?: Readonly<Record<string, number>>;
}
const told = { source: 'aviso', approved: true, authorizationCode: '778899' };

test.each<Outcome>([
  {
    name: 'An approved payment',
    outcome: approved(),
    estado: 'Aprobado',
    news: 'linkPaid',
    charged: [4200, '840'],
    detail: { ...told, amountCents: 4200, currency: '840' },
    log: ({ ids, link }) => ids.map(() => ['talon.pago-tarjeta', { venta: link.saleId, precioCents: 2000 }]),
    counted: { 'tickets_sold/card': 1 },
  },
  {
    name: 'A rejected payment',
    outcome: { kind: 'rejected' },
    estado: 'Rechazado',
    news: 'paymentRejected',
    detail: { source: 'aviso', approved: false },
  },
  {
    name: 'A voided payment',
    outcome: { kind: 'voided' },
    estado: 'Anulado',
    detail: { source: 'aviso', approved: false },
  },
  {
    name: 'A charge of another amount',
    outcome: approved(4100),
    estado: 'A revisar',
    news: 'paymentToCheck',
    charged: [4100, '840'],
    held: true,
    detail: { ...told, amountCents: 4100, currency: '840', card: CARD },
    log: ({ ids }, intento) => [['pago.a-revisar', { intento, talones: ids }]],
  },
  {
    name: 'A charge in another currency',
    outcome: approved(4200, '858'),
    estado: 'A revisar',
    news: 'paymentToCheck',
    charged: [4200, '858'],
    detail: { ...told, amountCents: 4200, currency: '858', card: CARD },
    held: true,
    log: ({ ids }, intento) => [['pago.a-revisar', { intento, talones: ids }]],
  },
  {
    name: 'A charge that the gateway does not name',
    outcome: { kind: 'approved', charge: undefined, card: CARD },
    estado: 'A revisar',
    news: 'paymentToCheck',
    detail: { ...told, card: CARD },
    held: true,
    log: ({ ids }, intento) => [['pago.a-revisar', { intento, talones: ids }]],
  },
  {
    name: 'A payment for a ticket that has gone elsewhere',
    outcome: approved(),
    before: loseTicket,
    estado: 'A devolver',
    charged: [4200, '840'],
    detail: { ...told, amountCents: 4200, currency: '840' },
    log: (_begun, intento) => [['devolucion.registrada', { intento, montoCents: 4200 }]],
    refunds: [[4200, 'talón no disponible']],
    counted: { 'refund/recorded': 1 },
  },
])('$name leaves its traces once, and a second notice of it adds only its own entry.', async (row) => {
  const { outcome, before, estado, detail, charged, log, counted } = row;
  const begun = await scene.begin();
  await before?.(begun);
  const firstCounted = await countedDuring(app, async () => {
    expect(await scene.settle(begun.attempt, outcome)).toBe(estado);
  });
  expect(firstCounted).toEqual({ [`payment/${estado}`]: 1, ...counted });
  const first = await scene.tracesOf(begun);
  const seen = { who: 'Eva Paz', numbers: [begun.numero], amountCents: 4000 };
  expect(first).toEqual({
    id: first.id,
    estado,
    settledAt: app.clock(),
    charged: charged ?? [null, null],
    events: [{ kind: estado, detail }],
    news: row.news === undefined ? [] : [{ passengerId: scene.ana.passengerId, kind: row.news, detail: seen }],
    log: log?.(begun, first.id) ?? [],
    refunds: row.refunds ?? [],
    held: row.held ? begun.ids : [],
  });

  app.setTime(5);
  const secondCounted = await countedDuring(app, async () => {
    expect(await scene.settle(begun.attempt, outcome)).toBe(estado);
  });
  expect(secondCounted).toEqual({});
  expect(await scene.tracesOf(begun)).toEqual({ ...first, events: [...first.events, { kind: 'repetido', detail }] });
});

test('An unknown payment settles as undefined, and nothing is counted or written.', async () => {
  const counted = await countedDuring(app, async () => {
    expect(await scene.settle('nada', approved())).toBeUndefined();
  });
  expect(counted).toEqual({});
  expect(await app.db.select().from(news)).toEqual([]);
});
