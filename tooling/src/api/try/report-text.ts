import type { ApiReport } from './try-api';
import { brief, WRITES, type CallReport } from './try-call';

function headOf({ method, path, verdict, required, httpStatus, ms, came }: CallReport): string {
  const needed = verdict === 'refused' && !required ? 'refused, not needed by this deployment' : verdict;
  const measured = [
    httpStatus === undefined ? '' : `HTTP ${httpStatus}`,
    ms === undefined ? '' : `${ms} ms`,
    came ?? '',
  ];
  return `${method.padEnd(4)} ${path.padEnd(58)} ${[needed, ...measured.filter(Boolean)].join(', ')}`;
}

function linesOf(report: CallReport): readonly string[] {
  const { shown, why, reads, remarks } = report;
  return [
    headOf(report),
    ...shown.map(
      ({ path, value, shown: text, alike }) =>
        `       ${path}: ${brief(value)} -> ${text}${alike > 0 ? ` (and ${alike} more like it)` : ''}`,
    ),
    ...(why ? [`       ${why}`] : []),
    ...(reads ? [`       the person reads: '${reads}'`] : []),
    ...remarks.map((remark) => `       ${remark}`),
  ];
}

export function reportText({ apiUrl, deployment, works, calls, manners }: ApiReport): string {
  const tried = calls.filter(({ why }) => why !== WRITES);
  const writes = calls.length - tried.length;
  const broken = calls.filter(({ required, verdict }) => required && verdict === 'refused');
  const problems = manners.filter(({ weight }) => weight === 'problem');
  const verdict = works
    ? `The site of ${deployment} works with this API, as far as reading calls tell.`
    : `The site of ${deployment} does not work with this API: ${[...broken.map(({ path }) => path), ...problems.map(({ about }) => about)].join(', ')}.`;
  return [
    `${apiUrl}, as the site of ${deployment} asks it`,
    '',
    ...tried.flatMap(linesOf),
    `     ${writes} calls that write were not made: docs/your-api.md has an example of each.`,
    '',
    ...manners.map(({ about, what, weight }) => `${weight === 'recognised' ? '' : `${weight}, `}${about}: ${what}`),
    '',
    verdict,
  ].join('\n');
}
