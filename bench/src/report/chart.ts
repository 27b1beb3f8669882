import { escapeHtml } from '@rifas/tooling/compose/page-html';
import type { HistoryRow } from './history';

export interface Line {
  readonly name: string;
  /** One value for each place of the axis; undefined if not measured. */
  readonly values: readonly (number | undefined)[];
}

export interface Panel {
  readonly title: string;
  readonly lines: readonly Line[];
}

const WIDTH = 760;
const HEIGHT = 210;
const LEFT = 44;
const RIGHT = 190;
const TOP = 34;
const BOTTOM = 26;
/** Distinguishable for people with red-green blindness, on white and on black. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7'];
const GREY = '#808080';

const label = (x: number, y: number, text: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escapeHtml(text)}</text>`;

/** A panel of lines over the same places; 1 is marked, because every value is a ratio. */
function panelOf({ title, lines }: Panel, places: readonly string[], top: number): string {
  const values = lines.flatMap((line) => line.values).filter((value) => value !== undefined);
  const high = Math.max(1.1, ...values);
  const low = Math.min(0.9, ...values);
  const x = (place: number) => LEFT + (place * (WIDTH - LEFT - RIGHT)) / Math.max(1, places.length - 1);
  const y = (value: number) => top + TOP + ((high - value) * (HEIGHT - TOP - BOTTOM)) / (high - low);
  const marks = [low, 1, high].map(
    (value) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}" stroke="${GREY}" stroke-width="${value === 1 ? 1 : 0.4}"/>` +
      label(LEFT - 6, y(value) + 4, value.toFixed(2), 'text-anchor="end"'),
  );
  const dates = places.flatMap((place, index) =>
    places[index - 1] === place ? [] : [label(x(index), top + HEIGHT - 8, place.slice(5))],
  );
  const drawn = lines.map(({ name, values: measured }, index) => {
    const colour = COLOURS[index % COLOURS.length] ?? GREY;
    const points = measured.flatMap((value, place) => (value === undefined ? [] : [{ x: x(place), y: y(value) }]));
    const path = points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ');
    const dots = points.map(
      (point) => `<circle cx="${point.x.toFixed(1)}" cy="${point.y.toFixed(1)}" r="2.5" fill="${colour}"/>`,
    );
    const last = measured.filter((value) => value !== undefined).at(-1);
    const key = label(
      WIDTH - RIGHT + 14,
      top + TOP + 10 + index * 20,
      `${name}  ${last?.toFixed(2) ?? ''}`,
      `style="fill:${colour}"`,
    );
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${key}`;
  });
  return [label(LEFT, top + 18, title, 'font-weight="bold"'), ...marks, ...dates, ...drawn].join('\n');
}

/** Panels below one another as an SVG; `places` are the dates along them. */
export function chart(panels: readonly Panel[], places: readonly string[]): string {
  const height = HEIGHT * panels.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(panels.map(({ title }) => title).join('; '))}">
<style>text { font: 12px sans-serif; fill: ${GREY}; }</style>
${panels.map((panel, index) => panelOf(panel, places, index * HEIGHT)).join('\n')}
</svg>
`;
}

const KEY_ELEMENT = 'key element with its data';

/** The time of each page's key element relative to the one application, at every measured commit. */
export function historyChart(history: readonly HistoryRow[]): string {
  const keys = history.filter(({ part, figure }) => part === 'page-load' && figure === KEY_ELEMENT);
  const commits = [...new Set(keys.map(({ commit }) => commit))];
  const places = commits.map((commit) => keys.find((row) => row.commit === commit)?.date ?? '');
  const panel = (cache: string): Panel => {
    const rows = keys.filter(({ title }) => title.endsWith(`, ${cache} cache`));
    const titles = [...new Set(rows.map(({ title }) => title))];
    const value = (title: string, commit: string) => {
      const row = rows.find((one) => one.title === title && one.commit === commit);
      return row?.base_value ? Number(row.value) / Number(row.base_value) : undefined;
    };
    return {
      title: `Key element with its data against one application, ${cache} cache`,
      lines: titles.map((title) => ({
        name: title.replace(`, ${cache} cache`, ''),
        values: commits.map((commit) => value(title, commit)),
      })),
    };
  };
  return chart([panel('cold'), panel('warm')], places);
}
