import { localVersion } from '../../build/local-version';
import { loadDeployment } from '../../compose/load-deployment';
import { deploy as deployTo, type Deployed } from '../deploy/deploy';
import { parseReleaseName } from '../deploy/plan';
import { checkSiteName } from '../deploy/sites';
import { table, text, UsageError, WAIT, WAIT_HELP, waitOf, wholeNumber, type Command } from './command';

export const releaseLines = ({ releases, previous }: Deployed['composition']): readonly string[] =>
  table(
    Object.entries(releases).map(([name, version]) => [
      name,
      version,
      previous[name] ? `falls back to ${previous[name]}` : '',
    ]),
  );

export const deploy: Command = {
  usage:
    'deploy <deployment> [remote@version ...] [--to <site>] [--without <remote>] [--expect <number>] [--no-fallback]',
  summary: 'composes releases and serves them, without building anything',
  help: `Reads deployments/<deployment>.json. Without arguments the releases are those of the file. With arguments they are those that the site
serves of this deployment now, and the arguments over them; everything else (settings, links, origins) is always the file's.

Refused, with nothing changed: a contract that does not fit, two applications with one address or with menu entries that collide, a file
that is not what was released. Deploys to one site wait for each other, first come first served.

  --to <site>        what an edge serves; the deployment's name when left out. Deployments may take turns in a site
  --without <remote> take a remote out; may be given several times
  --expect <number>  refuse when another composition is served by now
  --no-fallback      the releases named (all when none is) do not fall back to the ones before, which are withdrawn
${WAIT_HELP}`,
  options: {
    to: { type: 'string' },
    without: { type: 'string', multiple: true },
    expect: { type: 'string' },
    'no-fallback': { type: 'boolean' },
    ...WAIT,
  },
  takes: [1, Infinity],
  run: async (storage, [name = '', ...wishes], values) => {
    const pairs = wishes.map((wish) => {
      try {
        return parseReleaseName(wish);
      } catch (error) {
        throw new UsageError(error instanceof Error ? error.message : String(error));
      }
    });
    const twice = pairs.find(([remote], index) => pairs.findIndex(([other]) => other === remote) !== index);
    if (twice) throw new UsageError(`${twice[0]} is named twice.`);
    const { without } = values;
    const { composition, before, notes } = await deployTo(storage, {
      source: loadDeployment(name),
      site: checkSiteName(text(values, 'to') ?? name),
      releases: Object.fromEntries(pairs),
      without: Array.isArray(without) ? (without as readonly string[]) : [],
      expect: wholeNumber(text(values, 'expect'), '--expect'),
      fallback: values['no-fallback'] !== true,
      versionOfLocal: localVersion,
      ...waitOf(values),
    });
    const { site, number, releases, previous } = composition;
    return {
      lines: [
        `${site} serves composition ${number} of ${name}${before > 0 ? `; before it ${before}` : ''}.`,
        ...releaseLines(composition),
        ...notes,
      ],
      data: { site, number, deployment: name, before, releases, previous, notes },
    };
  },
};
