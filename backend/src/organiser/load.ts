import { loadFiles } from './load-files';
import { readArguments, usageOf } from './read-arguments';
import { withDatabase } from './with-database';

const USAGE = usageOf('load', '--sellers vendedores.csv --raffles rifas.csv --deposits depositos.csv (al menos uno)');

const file = { type: 'string' } as const;
const { values } = readArguments({ options: { sellers: file, raffles: file, deposits: file } }, USAGE);
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
