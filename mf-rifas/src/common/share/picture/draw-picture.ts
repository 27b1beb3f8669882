import type { Palette } from '@rifas/shared/ui';
import { pictureTexts } from '../../texts';
import type { QrDrawing } from '../qr-drawing';
import type { ChargedRaffle, LinkCharges } from '../shared-link';
import { pictureLines } from './picture-lines';

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

const WIDTH = 1080;
const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;
const PADDING = 48;
const COLUMN = (INNER - 2 * PADDING - 24) / 2;
const CODE_SIDE = 380;
const LINE = 52;
const STUB = 116;
const SMALL = 34;

interface Lettering {
  readonly size: number;
  readonly weight?: number;
  readonly colour?: string;
  /** The available width. */
  readonly width?: number;
}

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

/**
 * A picture of a payment link to show or send: the seller, the raffles, the amount, and the code to scan. It always has
 * light colours, because it is shown on other screens and on paper.
 * @param context context of a canvas, whose size this function sets
 * @param family the page's font, which must be loaded
 */
export function drawPicture(
  context: CanvasRenderingContext2D,
  { title, seller, charges, address, code }: PictureContent,
  colours: Palette,
  family: string,
): void {
  const font = (size: number, weight: number) => `${weight} ${size}px ${family}`;

  /** Writes one line. Text that is too long is written smaller. */
  const write = (
    text: string,
    x: number,
    middle: number,
    { size, weight = 400, colour = colours.text, width = INNER }: Lettering,
  ) => {
    context.font = font(size, weight);
    const needed = context.measureText(text).width;
    if (needed > width) context.font = font((size * width) / needed, weight);
    context.textBaseline = 'middle';
    context.fillStyle = colour;
    context.fillText(text, x, middle);
  };

  /** A rectangle with round corners, drawn by arcs because older browsers do not have `roundRect`. */
  const box = (x: number, y: number, width: number, height: number, radius: number) => {
    context.beginPath();
    context.moveTo(x + radius, y);
    context.arcTo(x + width, y, x + width, y + height, radius);
    context.arcTo(x + width, y + height, x, y + height, radius);
    context.arcTo(x, y + height, x, y, radius);
    context.arcTo(x, y, x + width, y, radius);
    context.closePath();
  };

  const line = (text: string, options: Lettering, height = LINE, x = MARGIN): Piece => ({
    height,
    draw: (top) => write(text, x, top + height / 2, options),
  });

  /** A paper ticket: two bites and a row of holes where the stub is torn off. */
  const ticket = (number: string, x: number, top: number) => {
    const [height, tear, bite] = [STUB - 24, 58, 14];
    context.font = font(60, 800);
    // As wide as the widest number with this many digits, so that the tickets in a column are equal.
    const width = Math.min(tear + context.measureText('0'.repeat(number.length)).width + 2 * SMALL, COLUMN);
    context.fillStyle = colours.paper;
    box(x, top, width, height, 16);
    context.fill();
    context.fillStyle = colours.surface;
    for (const edge of [top, top + height]) {
      context.beginPath();
      context.arc(x + tear, edge, bite, 0, 2 * Math.PI);
      context.fill();
    }
    context.strokeStyle = colours.onPaper;
    context.lineWidth = 4;
    context.setLineDash([10, 8]);
    context.beginPath();
    context.moveTo(x + tear, top + bite + 6);
    context.lineTo(x + tear, top + height - bite - 6);
    context.stroke();
    context.setLineDash([]);
    write(number, x + tear + SMALL, top + height / 2 + 2, {
      size: 60,
      weight: 800,
      colour: colours.onPaper,
      width: width - tear - 2 * SMALL,
    });
  };

  const tickets = (numbers: readonly string[]): Piece => ({
    height: STUB,
    draw: (top) => numbers.forEach((number, column) => ticket(number, MARGIN + PADDING + column * (COLUMN + 24), top)),
  });

  /** A raffle with its draws, or two raffles without draws side by side. */
  const raffleRows = (raffles: readonly ChargedRaffle[]): Piece[] => {
    const [first, second, ...rest] = raffles;
    if (!first) return [];
    if (second && first.draws.length + second.draws.length === 0)
      return [tickets([first.number, second.number]), ...raffleRows(rest)];
    const draws = first.draws.map((draw) => cardLine(draw, { size: SMALL }));
    return [tickets([first.number]), ...draws, ...(draws.length > 0 ? [gap(24)] : []), ...raffleRows(raffles.slice(1))];
  };

  const inCard = { width: INNER - 2 * PADDING };
  const cardLine = (text: string, options: Lettering, height = LINE) =>
    line(text, { ...inCard, ...options }, height, MARGIN + PADDING);

  const { shown, more } = pictureLines(charges.raffles);
  const card: Piece[] = [
    gap(PADDING),
    ...raffleRows(shown),
    ...(more === '' ? [] : [cardLine(more, { size: SMALL, colour: colours.textMuted }), gap(24)]),
    {
      height: 40,
      draw: (top) => {
        context.fillStyle = colours.border;
        context.fillRect(MARGIN + PADDING, top, INNER - 2 * PADDING, 3);
      },
    },
    cardLine(charges.units, { size: SMALL, colour: colours.textMuted }),
    ...charges.sums.map((sum) => {
      const size = charges.sums.length > 1 ? 52 : 76;
      return cardLine(sum, { size, weight: 800 }, size * 1.25);
    }),
    gap(PADDING - 12),
  ];

  const payment: Piece = {
    height: CODE_SIDE,
    draw: (top) => {
      context.fillStyle = '#fff';
      box(MARGIN, top, CODE_SIDE, CODE_SIDE, 28);
      context.fill();
      context.save();
      context.translate(MARGIN, top);
      // The standard requires four light squares around the code.
      context.scale(CODE_SIDE / (code.size + 8), CODE_SIDE / (code.size + 8));
      context.translate(4, 4);
      context.fillStyle = '#000';
      context.fill(new Path2D(code.path));
      context.restore();
      const x = MARGIN + CODE_SIDE + PADDING;
      const width = WIDTH - MARGIN - x;
      const beside = [
        line(pictureTexts.scan, { size: 44, weight: 800, width }, 64, x),
        line(pictureTexts.orOpen, { size: SMALL, colour: colours.textMuted, width }, LINE, x),
        ...(seller === ''
          ? []
          : [
              gap(36),
              line(pictureTexts.sells, { size: SMALL, colour: colours.textMuted, width }, LINE, x),
              line(seller, { size: 44, weight: 700, width }, 60, x),
            ]),
      ];
      drawAll(beside, top + (CODE_SIDE - heightOf(beside)) / 2);
    },
  };

  const cardHeight = heightOf(card);
  const pieces: Piece[] = [
    gap(MARGIN - 16),
    {
      height: 76,
      draw: (top) => {
        // The brand's stub and ticket, torn apart.
        context.fillStyle = colours.accent;
        box(MARGIN, top + 14, 22, 48, 7);
        context.fill();
        box(MARGIN + 28, top + 14, 48, 48, 7);
        context.fill();
        write(title, MARGIN + 100, top + 39, { size: 48, weight: 800, width: INNER - 100 });
      },
    },
    gap(28),
    line(pictureTexts.heading, { size: 64, weight: 800 }, 84),
    gap(28),
    {
      height: cardHeight,
      draw: (top) => {
        context.fillStyle = colours.surface;
        context.strokeStyle = colours.border;
        context.lineWidth = 3;
        box(MARGIN, top, INNER, cardHeight, 40);
        context.fill();
        context.stroke();
        drawAll(card, top);
      },
    },
    gap(PADDING),
    payment,
    gap(28),
    line(address, { size: 28, colour: colours.textMuted }, 44),
    gap(MARGIN - 20),
  ];

  context.canvas.width = WIDTH;
  context.canvas.height = Math.ceil(heightOf(pieces));
  context.fillStyle = colours.background;
  context.fillRect(0, 0, WIDTH, context.canvas.height);
  drawAll(pieces, 0);
}
