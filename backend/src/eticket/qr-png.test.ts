import { crc32, inflateSync } from 'node:zlib';
import { create } from 'qrcode';
import { qrPng } from './qr-png';

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The parts of a PNG, each with a checksum that holds. */
function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/** The lines of a picture without their filter byte: 0 is a line as it is, 2 the difference from the line above. */
function linesOf(picture: Buffer, perLine: number): Buffer[] {
  const lines: Buffer[] = [];
  for (let at = 0; at < picture.length; at += 1 + perLine) {
    const [filter, above] = [picture[at], lines.at(-1) ?? Buffer.alloc(perLine)];
    expect([0, 2]).toContain(filter);
    const sent = picture.subarray(at + 1, at + 1 + perLine);
    lines.push(filter === 0 ? sent : Buffer.from(sent.map((byte, index) => byte + (above[index] ?? 0))));
  }
  return lines;
}

test.each(['a', `https://rifas.example/talon/validez/${'x'.repeat(43)}`, 'ñ'.repeat(300)])(
  'the picture holds every module of the code of %s, with a white border',
  (text) => {
    const png = qrPng(text);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const chunks = chunksOf(png);
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
    const [header, picture] = chunks.map(({ data }) => data);
    const pixels = header?.readUInt32BE(0) ?? 0;
    expect([...(header ?? [])].slice(8)).toEqual([1, 0, 0, 0, 0]);
    expect(header?.readUInt32BE(4)).toBe(pixels);

    const { modules } = create([{ data: Buffer.from(text), mode: 'byte' }], {
      errorCorrectionLevel: 'M',
      maskPattern: 3,
    });
    const scale = 8;
    expect(pixels).toBe(scale * (modules.size + 4));
    const lines = linesOf(inflateSync(picture ?? Buffer.alloc(0)), Math.ceil(pixels / 8));
    expect(lines).toHaveLength(pixels);
    const isBlack = (x: number, y: number): boolean => ((lines[y]?.[x >> 3] ?? 0) & (0x80 >> (x & 7))) === 0;
    const drawn: boolean[] = [];
    const meant: boolean[] = [];
    for (let y = 0; y < pixels; y += 1)
      for (let x = 0; x < pixels; x += 1) {
        const [row, column] = [Math.floor(y / scale) - 2, Math.floor(x / scale) - 2];
        const inside = Math.min(row, column) >= 0 && Math.max(row, column) < modules.size;
        drawn.push(isBlack(x, y));
        meant.push(inside && modules.get(row, column) === 1);
      }
    expect(drawn).toEqual(meant);
  },
);
