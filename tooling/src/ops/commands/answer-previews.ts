import { deploymentToServe } from '../../compose/deployment-to-serve';
import { textOf, wholeNumber } from '../../lib/command-line';
import { checkSiteName } from '../../store/sites/sites';
import { untilText } from '../../store/states/state';
import { answerPreviews as answerAll, type Answered } from '../deploy/asked-preview';
import { localVersions } from '../image/image-releases';
import { waitOf, type OpsCommand } from './command';
import { follow } from './follow';
import { smokeOf } from './smoke';
import { tell } from './tell';

const EVERY_SECONDS = 2;

function lineOf(site: string, { asked, answer }: Answered): string {
  const who = asked ? `${asked.by}, for ${asked.name} ${asked.version}` : 'somebody';
  if ('refused' in answer) return `${site}: ${who}: refused. ${answer.refused}`;
  if ('ended' in answer) return `${site}: ${who}: the preview ${answer.ended} has ended.`;
  return `${site}: ${who}: composition ${answer.composition} at ${answer.address}, until ${untilText(answer)}.`;
}

export const answerPreviews: OpsCommand = async ({ storage, settings, say }, [name = ''], values) => {
  const site = checkSiteName(textOf(values, 'to') ?? name);
  const everySeconds = wholeNumber(textOf(values, 'every'), '--every', 1) ?? EVERY_SECONDS;
  const { smoke } = smokeOf(settings, values);
  const once = async (): Promise<readonly string[]> => {
    const answered = await answerAll(storage, {
      // Read on every look: changes of the deployment's file count from the next request on.
      source: deploymentToServe(name, settings),
      site,
      smoke,
      versionOfLocal: await localVersions(),
      teamsFile: settings.teamsFile,
      ...waitOf(values),
    });
    const lines: string[] = [];
    for (const one of answered) {
      lines.push(lineOf(site, one));
      for (const { state, stateBefore } of one.decided) lines.push(...(await tell(settings, state, stateBefore)));
    }
    return lines;
  };
  if (values['follow'] === true) {
    let begun = false;
    await follow({
      look: async (isFresh) => {
        const lines = await once();
        begun = true;
        const more = isFresh ? [`Previews that teams ask of ${site} are made as they come. Ctrl+C ends it.`] : [];
        return [...lines, ...more];
      },
      // A half written deployment's file must not end the loop. The first look's errors are mistakes in the command.
      goesOn: () => begun,
      say,
      everySeconds,
    });
  }
  const first = await once();
  return {
    lines: first.length > 0 ? first : [`Nobody has asked ${site} for a preview.`],
    data: { site, answered: first },
  };
};
