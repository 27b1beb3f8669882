import type { Served, ServedNames } from './served-names';
import type { TelemetryEvent } from './telemetry-event';

export const OTHER = 'other';

const namesOf = ({ composition }: TelemetryEvent, { all, canary }: Served): ServedNames | undefined =>
  [canary, all].find((one) => one !== undefined && one.composition === composition);

/**
 * The labels of an event. Names that neither an edge nor the deployment has reported are never labels: anybody could
 * fill the memory with them.
 * @param known applications of the deployment, for events without a served composition
 */
export function labelsOf(event: TelemetryEvent, served: Served, known: ReadonlySet<string>) {
  const { remote, version } = event;
  const names = namesOf(event, served);
  const isKnown = (name: string) => (names ? Object.hasOwn(names.versions, name) : known.has(name));
  const label = remote === undefined ? 'none' : isKnown(remote) ? remote : OTHER;
  const versions = names && Object.hasOwn(names.versions, label) ? names.versions[label] : [];
  return {
    site: names?.site ?? OTHER,
    composition: names ? String(names.composition) : OTHER,
    /**
     * Which visitors got it: `canary`, `all` (without a canary), or `other` (a page of an earlier
     * composition, or a forged event).
     */
    group: names === undefined ? OTHER : names === served.canary ? 'canary' : 'all',
    remote: label,
    version: version === undefined ? 'none' : versions?.includes(version) ? version : OTHER,
  };
}

/** The page or widget of an event, as the remote's release names it. */
export function partOf(event: TelemetryEvent, served: Served): string {
  const { remote = '', kind, stage, page } = event;
  const names = namesOf(event, served);
  const part = page ?? (kind === 'render' ? stage : undefined) ?? '';
  const parts = names && Object.hasOwn(names.parts, remote) ? names.parts[remote] : [];
  return parts?.includes(part) ? part : OTHER;
}
