import { parseArgs } from 'node:util';
import { attemptLog } from './attempt-log';
import { withDatabase } from './with-database';

const { values } = parseArgs({ options: { venta: { type: 'string' } } });
const saleId = Number(values.venta);
if (!Number.isSafeInteger(saleId) || saleId < 1) {
  process.stderr.write('Uso: attempts.ts --venta <número>\n');
  process.exit(2);
}
await withDatabase(process.env, async (db) => {
  const rows = await attemptLog(db, saleId);
  process.stdout.write(rows.length === 0 ? `La venta ${saleId} no tiene intentos de pago.\n` : '');
  for (const { at, attemptId, kind, brand, instalments, email, detail } of rows) {
    process.stdout.write(
      `${at.toISOString()}\tintento ${attemptId}\t${kind}\t${brand} en ${Number(instalments)}\t${email}\t${JSON.stringify(detail)}\n`,
    );
  }
});
