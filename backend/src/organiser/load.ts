import { parseArgs } from 'node:util';
import { loadFiles } from './load-files';
import { withDatabase } from './with-database';

const USAGE = 'Uso: load --sellers vendedores.csv --raffles rifas.csv --deposits depositos.csv (al menos uno)';

const { values } = parseArgs({
  options: { sellers: { type: 'string' }, raffles: { type: 'string' }, deposits: { type: 'string' } },
});
if (Object.keys(values).length === 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
const result = await withDatabase(process.env, (db, { deployment }) => loadFiles(db, deployment, values));
if (result.ok) {
  process.stdout.write(
    `Cargado: ${result.sellers} vendedores, ${result.tickets} talones, ${result.deposits} depósitos.\n`,
  );
} else {
  process.stderr.write(`${result.problems.join('\n')}\nNo se cargó nada: ${result.problems.length} problema(s).\n`);
  process.exitCode = 1;
}
