import type { Palette } from '@rifas/shared/ui';
import { pictureTexts } from '../../texts';
import type { QrDrawing } from '../qr-drawing';
import type { ChargedRaffle, LinkCharges } from '../shared-link';
import { pictureLines } from './picture-lines';
import { createPen, INNER, MARGIN, SMALL, STUB, WIDTH, type Lettering, type Pen } from './picture-pen';

export interface PictureContent {
  readonly title: string;
  /** The seller's name; '' if unknown. */
  readonly seller: string;
  readonly charges: LinkCharges;
  /** The address where the buyer pays. */
  readonly address: string;
  /** The address as a QR code. */
  readonly code: QrDrawing;
}

const PADDING = 48;
const COLUMN = (INNER - 2 * PADDING - 24) / 2;
const CODE_SIDE = 380;
const LINE = 52;

/** A part of the picture. `draw` draws it with its upper edge at `top`. */
interface Piece {
  readonly height: number;
  readonly draw: (top: number) => void;
}

const gap = (height: number): Piece => ({ height, draw: () => undefined });

const heightOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { height }) => sum + height, 0);

function drawAll(pieces: readonly Piece[], top: number): void {
  let y = top;
  for (const piece of pieces) {
    piece.draw(y);
    y += piece.height;
  }
}

const lineOf = (pen: Pen, text: string, lettering: Lettering, height = LINE, x = MARGIN): Piece => ({
  height,
  draw: (top) => pen.write(text, x, top + height / 2, lettering),
});

/** The brand's stub and ticket, torn apart, and the name of the site. */
const brandOf = (pen: Pen, title: string): Piece => ({
  height: 76,
  draw: (top) => {
    pen.box(pen.colours.accent, MARGIN, top + 14, 22, 48, 7);
    pen.box(pen.colours.accent, MARGIN + 28, top + 14, 48, 48, 7);
    pen.write(title, MARGIN + 100, top + 39, { size: 48, weight: 800, width: INNER - 100 });
  },
});

const cardLine = (pen: Pen, text: string, lettering: Lettering, height = LINE): Piece =>
  lineOf(pen, text, { width: INNER - 2 * PADDING, ...lettering }, height, MARGIN + PADDING);

const ticketsOf = (pen: Pen, numbers: readonly string[]): Piece => ({
  height: STUB,
  draw: (top) =>
    numbers.forEach((number, column) => pen.ticket(number, MARGIN + PADDING + column * (COLUMN + 24), top, COLUMN)),
});

/** A raffle with its draws, or two raffles without draws side by side. */
function raffleRows(pen: Pen, raffles: readonly ChargedRaffle[]): Piece[] {
  const [first, second, ...rest] = raffles;
  if (!first) return [];
  if (second && first.draws.length + second.draws.length === 0)
    return [ticketsOf(pen, [first.number, second.number]), ...raffleRows(pen, rest)];
  const draws = first.draws.map((draw) => cardLine(pen, draw, { size: SMALL }));
  return [
    ticketsOf(pen, [first.number]),
    ...draws,
    ...(draws.length > 0 ? [gap(24)] : []),
    ...raffleRows(pen, raffles.slice(1)),
  ];
}

/** The sheet with the raffles and what they cost. */
function cardOf(pen: Pen, { raffles, units, sums }: LinkCharges): Piece {
  const { context, colours } = pen;
  const { shown, more } = pictureLines(raffles);
  const size = sums.length > 1 ? 52 : 76;
  const content: Piece[] = [
    gap(PADDING),
    ...raffleRows(pen, shown),
    ...(more === '' ? [] : [cardLine(pen, more, { size: SMALL, colour: colours.textMuted }), gap(24)]),
    {
      height: 40,
      draw: (top) => {
        context.fillStyle = colours.border;
        context.fillRect(MARGIN + PADDING, top, INNER - 2 * PADDING, 3);
      },
    },
    cardLine(pen, units, { size: SMALL, colour: colours.textMuted }),
    ...sums.map((sum) => cardLine(pen, sum, { size, weight: 800 }, size * 1.25)),
    gap(PADDING - 12),
  ];
  const height = heightOf(content);
  return {
    height,
    draw: (top) => {
      context.strokeStyle = colours.border;
      context.lineWidth = 3;
      pen.box(colours.surface, MARGIN, top, INNER, height, 40);
      context.stroke();
      drawAll(content, top);
    },
  };
}

function drawCode({ context }: Pen, code: QrDrawing, top: number): void {
  context.save();
  context.translate(MARGIN, top);
  // The standard requires four light squares around the code.
  context.scale(CODE_SIDE / (code.size + 8), CODE_SIDE / (code.size + 8));
  context.translate(4, 4);
  context.fillStyle = '#000';
  context.fill(new Path2D(code.path));
  context.restore();
}

/** The code to scan, and beside it who sells. */
function paymentOf(pen: Pen, { code, seller }: Pick<PictureContent, 'code' | 'seller'>): Piece {
  const x = MARGIN + CODE_SIDE + PADDING;
  const width = WIDTH - MARGIN - x;
  const muted = { size: SMALL, colour: pen.colours.textMuted, width };
  const beside = [
    lineOf(pen, pictureTexts.scan, { size: 44, weight: 800, width }, 64, x),
    lineOf(pen, pictureTexts.orOpen, muted, LINE, x),
    ...(seller === ''
      ? []
      : [
          gap(36),
          lineOf(pen, pictureTexts.sells, muted, LINE, x),
          lineOf(pen, seller, { size: 44, weight: 700, width }, 60, x),
        ]),
  ];
  return {
    height: CODE_SIDE,
    draw: (top) => {
      pen.box('#fff', MARGIN, top, CODE_SIDE, CODE_SIDE, 28);
      drawCode(pen, code, top);
      drawAll(beside, top + (CODE_SIDE - heightOf(beside)) / 2);
    },
  };
}

/**
 * A picture of a payment link to show or send: the seller, the raffles, the amount, and the code to scan. It always has
 * light colours, because it is shown on other screens and on paper.
 * @param context context of a canvas, whose size this function sets
 * @param family the page's font, which must be loaded
 */
export function drawPicture(
  context: CanvasRenderingContext2D,
  content: PictureContent,
  colours: Palette,
  family: string,
): void {
  const pen = createPen(context, colours, family);
  const pieces: Piece[] = [
    gap(MARGIN - 16),
    brandOf(pen, content.title),
    gap(28),
    lineOf(pen, pictureTexts.heading, { size: 64, weight: 800 }, 84),
    gap(28),
    cardOf(pen, content.charges),
    gap(PADDING),
    paymentOf(pen, content),
    gap(28),
    lineOf(pen, content.address, { size: 28, colour: colours.textMuted }, 44),
    gap(MARGIN - 20),
  ];
  context.canvas.width = WIDTH;
  context.canvas.height = Math.ceil(heightOf(pieces));
  context.fillStyle = colours.background;
  context.fillRect(0, 0, WIDTH, context.canvas.height);
  drawAll(pieces, 0);
}
