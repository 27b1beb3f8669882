import { UsageError } from '../../lib/command-line';
import { errorMessage } from '../../lib/error-code';
import type { ReleaseVersions } from '../../store/sites/composition';
import { parseReleaseName } from '../deploy/plan';

/** The releases that arguments name, such as mf-auth@1.1.0. @throws UsageError */
export function releasesOf(names: readonly string[]): ReleaseVersions {
  const pairs = names.map((name) => {
    try {
      return parseReleaseName(name);
    } catch (error) {
      throw new UsageError(errorMessage(error));
    }
  });
  const twice = pairs.find(([remote], index) => pairs.findIndex(([other]) => other === remote) !== index);
  if (twice) throw new UsageError(`${twice[0]} is named twice.`);
  return Object.fromEntries(pairs);
}
