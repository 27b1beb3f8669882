import { parseArgs } from 'node:util';
import { listRefunds, markRefunded } from './refund-list';
import { withDatabase } from './with-database';

const { values } = parseArgs({ options: { hecho: { type: 'string' } } });
await withDatabase(process.env, async (db, { deployment }) => {
  if (values.hecho !== undefined) {
    const done = await markRefunded(db, Number(values.hecho), new Date());
    process.stdout.write(
      done ? `Devolución ${values.hecho} registrada.\n` : `No hay una devolución pendiente ${values.hecho}.\n`,
    );
    process.exitCode = done ? 0 : 1;
    return;
  }
  const rows = await listRefunds(db);
  process.stdout.write(rows.length === 0 ? 'Nada a devolver.\n' : '');
  for (const row of rows) {
    const amount = `${deployment.settings.simboloMoneda} ${(row.montoCents / 100).toFixed(2)}`;
    process.stdout.write(
      `${row.id}\t${row.createdAt.toISOString()}\t${amount}\t${row.buyer} <${row.email}>\tventa ${row.saleId}\trifas ${row.numeros}\t${row.motivo}\n`,
    );
  }
});
