import qrcode from 'qrcode';

/** A QR code as the path of its dark squares, one unit for each of its squares. */
export interface QrDrawing {
  /** How many squares a side has. */
  readonly size: number;
  readonly path: string;
}

export function drawQr(text: string): QrDrawing {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { size, path };
}
