import { palettes } from '@rifas/shared/ui/palette';
import { drawPicture, type PictureContent } from './draw-picture';

const CONTENT: PictureContent = {
  title: 'Rifas',
  seller: 'Ana Núñez',
  charges: {
    units: '2 talones',
    sums: ['US$ 40,00'],
    raffles: [{ number: '00107', draws: ['Sorteo 2 · 21/12/2026', 'Sorteo 3 · 20/01/2027'] }],
  },
  address: 'https://rifas.example/pago/abc',
  code: { size: 21, path: 'M0 0h1v1h-1z' },
};

interface Written {
  readonly text: string;
  readonly top: number;
  readonly size: number;
}

/** Draws on a canvas that keeps what is written; each letter is half as wide as it is high. */
function written(content: PictureContent): { readonly lines: readonly Written[]; readonly height: number } {
  const lines: Written[] = [];
  const state = { font: '', canvas: { width: 0, height: 0 } };
  const sizeOf = (font: string) => Number(/ ([\d.]+)px/.exec(font)?.[1]);
  const own: Record<string, unknown> = {
    measureText: (text: string) => ({ width: (text.length * sizeOf(state.font)) / 2 }),
    fillText: (text: string, x: number, top: number) => {
      const size = sizeOf(state.font);
      expect(x).toBeGreaterThan(0);
      expect(x + (text.length * size) / 2).toBeLessThanOrEqual(1080);
      lines.push({ text, top, size });
    },
  };
  const context = new Proxy(state, {
    get: (target, name) => Reflect.get(target, name) ?? own[String(name)] ?? (() => undefined),
  }) as unknown as CanvasRenderingContext2D;
  drawPicture(context, content, palettes.dtyt.light, 'Figtree');
  return { lines, height: state.canvas.height };
}

beforeAll(() => {
  // jsdom has no Path2D.
  globalThis.Path2D = jest.fn() as never;
});

test('the picture shows from top to bottom what is paid, how much, to whom and where', () => {
  const { lines, height } = written(CONTENT);
  expect(lines.map(({ text }) => text)).toEqual([
    'Rifas',
    'Pagá tu rifa con tarjeta',
    '00107',
    'Sorteo 2 · 21/12/2026',
    'Sorteo 3 · 20/01/2027',
    '2 talones',
    'US$ 40,00',
    'Escaneá el código',
    'o abrí el link que te mandé',
    'Vende',
    'Ana Núñez',
    'https://rifas.example/pago/abc',
  ]);
  const tops = lines.map(({ top }) => top);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(tops.at(-1)).toBeLessThan(height);
});

test('the picture contains the QR code of the address', () => {
  written(CONTENT);
  expect(globalThis.Path2D).toHaveBeenLastCalledWith(CONTENT.code.path);
});

test('the picture has no line "Vende" when the seller is unknown', () => {
  expect(written({ ...CONTENT, seller: '' }).lines.map(({ text }) => text)).not.toContain('Vende');
});

test('the picture has a sum for each card type, and writes long lines in smaller letters', () => {
  const { lines } = written({
    ...CONTENT,
    seller: 'María de los Ángeles Fernández Etcheverrigaray de Souza',
    charges: {
      units: '1 rifa',
      sums: ['Crédito $ 26.450,00', 'Débito $ 24.950,00'],
      raffles: [{ number: '1', draws: [] }],
    },
    address: `https://rifas.example/pago/${'a'.repeat(300)}`,
  });
  expect(lines.filter(({ text }) => text.includes('$')).map(({ size }) => size)).toEqual([52, 52]);
  expect(lines.find(({ text }) => text.startsWith('María'))?.size).toBeLessThan(44);
});

test('the picture shows two raffles in a row where raffles are sold whole', () => {
  const raffles = ['1', '2', '3'].map((number) => ({ number, draws: [] }));
  const { lines } = written({ ...CONTENT, charges: { ...CONTENT.charges, raffles } });
  const topOf = (number: string) => lines.find(({ text }) => text === number)?.top;
  expect(topOf('1')).toBe(topOf('2'));
  expect(topOf('3')).toBeGreaterThan(topOf('2') ?? Infinity);
});
