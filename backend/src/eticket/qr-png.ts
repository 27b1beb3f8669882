import { crc32, deflateSync } from 'node:zlib';
import { create } from 'qrcode';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
// Readers want a quiet border around the code.
const BORDER = 2;
// A module is eight pixels wide, and so one byte of a line.
const SCALE = 8;
const [WHITE, BLACK] = [0xff, 0x00];
// One bit for each pixel, 1 is white.
const BIT_DEPTH = 1;
const GREYSCALE = 0;

function chunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/**
 * A QR as PNG, eight pixels for each of its modules. The package that computes the code would try five filters on each line of a picture in
 * full colour, and nobody else is served for those 150 ms. It would also look for the shortest way to write an address in letters and
 * digits, and end where bytes begin.
 * @example qrPng('https://rifas.example/v/abc')
 */
export function qrPng(text: string): Buffer {
  const { modules } = create([{ data: Buffer.from(text), mode: 'byte' }], { errorCorrectionLevel: 'M' });
  const border = Buffer.alloc(BORDER, WHITE);
  const bytes = modules.size + 2 * BORDER;
  const lineOf = (row: number): Buffer => {
    const own = Uint8Array.from(modules.data.subarray(row * modules.size, (row + 1) * modules.size), (module) =>
      module ? BLACK : WHITE,
    );
    // The first byte says that the line is not filtered.
    return Buffer.concat([Buffer.of(0), border, own, border]);
  };
  const white = Buffer.concat([Buffer.of(0), Buffer.alloc(bytes, WHITE)]);
  const whites = Array.from({ length: BORDER }, () => white);
  const lines = [...whites, ...Array.from({ length: modules.size }, (_, row) => lineOf(row)), ...whites];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(bytes * SCALE, 0);
  header.writeUInt32BE(bytes * SCALE, 4);
  header.set([BIT_DEPTH, GREYSCALE], 8);
  const picture = Buffer.concat(lines.flatMap((line) => Array.from({ length: SCALE }, () => line)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(picture)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
