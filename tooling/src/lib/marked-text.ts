/** A place between two marker lines of a document, where a command writes its text. */
export interface Mark {
  readonly start: string;
  readonly end: string;
}

/** Start and end of the text between the markers; undefined where the document has no such mark. */
function placeOf(document: string, { start, end }: Mark): readonly [from: number, to: number] | undefined {
  const at = document.indexOf(start);
  const to = document.indexOf(end, at);
  return at < 0 || to < 0 ? undefined : [at + start.length, to];
}

/** The document with a new text between the markers; undefined where it has no such mark. */
export function fillMark(document: string, mark: Mark, text: string): string | undefined {
  const place = placeOf(document, mark);
  return place && `${document.slice(0, place[0])}\n${text}\n${document.slice(place[1])}`;
}

/** A table of these rows, the head first, with padded columns. */
export function markdownTable(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** The cells of the table at a mark, row by row, without the line below its head. */
export function markedRows(document: string, mark: Mark): readonly (readonly string[])[] {
  return document
    .slice(...(placeOf(document, mark) ?? [0, 0]))
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[|\s-]+$/.test(line))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}
