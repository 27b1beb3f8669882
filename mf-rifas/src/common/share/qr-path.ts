interface Modules {
  readonly size: number;
  readonly get: (row: number, column: number) => number;
}

/** The dark squares of a QR code as one SVG path, one unit a square. */
export function qrPath(modules: Modules): string {
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return path;
}
