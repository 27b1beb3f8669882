import { createMailer } from '../mail/outbox';
import { createMetrics } from '../platform/metrics';
import { Problems } from './csv-file';
import { endRefund } from './end-refund';
import { findSales, saleSections } from './find-sale';
import { mendMail } from './mend-mail';
import { formOf, leftOut, printed, type Section } from './print-rows';
import { notTaken, readArguments, usageOf, withLinkLast } from './read-arguments';
import { resolveCheck } from './resolve';
import { settlementSections } from './settlement-report';
import { refundSections, salesToCheck } from './to-check';
import { withDatabase } from './with-database';

const USAGE = usageOf(
  'organiser',
  `<qué> [--json | --csv]

  sale <texto>                 ventas con toda su historia, por autorización, mail, rifa, intento, link o número de venta
  mail <venta> <mail>          corrige el mail del comprador y le manda el e-ticket, o el aviso de la devolución
       [--attempt <intento>]   el de otro cobro de la misma venta, como uno que se devuelve
  check                        lo que una persona tiene que mirar
  resolve <intento> --accept   acepta un cobro a revisar: los talones quedan pagos
  resolve <intento> --refund   lo devuelve: los talones quedan libres
  refunds [--all]              devoluciones y en qué están; con --all también las hechas
  refunds <número> --done      una que la pasarela rechazó ya se devolvió por otro medio, como una transferencia
  refunds <número> --again     se le pide otra vez a la pasarela; si ya la devolvió por su cuenta, termina sin otro pago
  settlement [--from 2026-11-01] [--to 2026-11-30] [--report informe.csv]
                               lo cobrado por día y vendedor; con el informe de la pasarela (referencia, autorizacion,
                               tipo, importe, moneda), sus diferencias línea por línea
`,
);

const fail = (text: string, code: number): never => {
  process.stderr.write(`${text}\n`);
  process.exit(code);
};

const isId = (text: string): boolean => /^\d{1,9}$/.test(text);

const { positionals, values } = readArguments(
  {
    args: withLinkLast(process.argv.slice(2)),
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      refund: { type: 'boolean', default: false },
      done: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      from: { type: 'string' },
      to: { type: 'string' },
      report: { type: 'string' },
      attempt: { type: 'string' },
    },
  },
  USAGE,
);
const [what = '', about = '', ...others] = positionals;
const address = what === 'mail' ? (others.shift() ?? '') : '';

/** The options of each command, without those for the output format. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  sale: [],
  mail: ['attempt'],
  check: [],
  resolve: ['accept', 'refund'],
  refunds: ['all', 'done', 'again'],
  settlement: ['from', 'to', 'report'],
};
// Before the database is opened: whoever only wants to read this may have none.
if (!Object.hasOwn(TAKES, what)) fail(USAGE, 2);
const ignored = notTaken(values, ['json', 'csv', ...(TAKES[what] ?? [])]);
if (['check', 'settlement'].includes(what) && about !== '') ignored.push(about);
ignored.push(...others);
if (ignored.length > 0) fail(`«${what}» no lleva ${ignored.join(' ')}.\n\n${USAGE}`, 2);
const form = formOf(values) ?? fail(`--json y --csv no van juntas: son dos formas de lo mismo.\n\n${USAGE}`, 2);
const problems = new Problems();

/** @returns the lists to print; undefined if the arguments are no command */
const sections = await withDatabase(process.env, async (db, config, clock): Promise<Section[] | undefined> => {
  const mailer = createMailer({ db, clock, config });
  const app = { db, config, clock, mailer, metrics: createMetrics({ process: false }) };
  const demandDone = (wrong: string | undefined): void => {
    if (wrong !== undefined) fail(wrong, 1);
  };
  switch (what) {
    case 'sale':
      return about === '' ? undefined : findSales(db, about);
    case 'mail': {
      const { attempt } = values;
      if (!isId(about) || address === '' || !(attempt === undefined || isId(attempt))) return undefined;
      const attemptId = attempt === undefined ? undefined : Number(attempt);
      demandDone(await mendMail(app, Number(about), address, attemptId));
      await mailer.flush();
      return saleSections(db, [Number(about)]);
    }
    case 'check':
      return salesToCheck(db, clock());
    case 'refunds': {
      if (about !== '' || values.done || values.again) {
        if (!isId(about) || values.done === values.again) return undefined;
        const how = values.done ? 'hecha-por-otro-medio' : 'pedida-de-nuevo';
        demandDone(await endRefund(app, Number(about), how));
      }
      return refundSections(db, values.all);
    }
    case 'settlement':
      return settlementSections(db, values, problems);
    case 'resolve': {
      if (!isId(about) || values.accept === values.refund) return undefined;
      demandDone(await resolveCheck(app, Number(about), values.accept ? 'aceptar' : 'devolver'));
      await mailer.flush();
      return salesToCheck(db, clock());
    }
    default:
      return undefined;
  }
});

if (problems.lines.length > 0) fail(problems.lines.join('\n'), 1);
if (!sections) fail(USAGE, 2);
else {
  // The reader may close the pipe early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stdout.write(printed(sections, form));
  process.stderr.write(leftOut(sections, form));
}
