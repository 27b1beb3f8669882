/** A place in a document whose text a command writes: what stands between two lines. */
export interface Mark {
  readonly start: string;
  readonly end: string;
}

/** Where the text of a mark begins and ends; undefined where the document has no such mark. */
function placeOf(document: string, { start, end }: Mark): readonly [from: number, to: number] | undefined {
  const at = document.indexOf(start);
  const to = document.indexOf(end, at);
  return at < 0 || to < 0 ? undefined : [at + start.length, to];
}

/** The document with another text at a mark; undefined where it has no such mark. */
export function fillMark(document: string, mark: Mark, text: string): string | undefined {
  const place = placeOf(document, mark);
  return place && `${document.slice(0, place[0])}\n${text}\n${document.slice(place[1])}`;
}

/** Rows of cells, the head first, as a table whose columns are as wide as their widest cell. */
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
