import type { Palette } from '@rifas/shared/ui';

export const WIDTH = 1080;
export const MARGIN = 72;
export const INNER = WIDTH - 2 * MARGIN;
/** The height of a paper ticket with the gap below it. */
export const STUB = 116;
export const SMALL = 34;

export interface Lettering {
  readonly size: number;
  readonly weight?: number;
  readonly colour?: string;
  /** The available width. */
  readonly width?: number;
}

/**
 * The shapes of a picture.
 * @param family the page's font, which must be loaded
 */
export function createPen(context: CanvasRenderingContext2D, colours: Palette, family: string) {
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
  const box = (colour: string, x: number, y: number, width: number, height: number, radius: number) => {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(x + radius, y);
    context.arcTo(x + width, y, x + width, y + height, radius);
    context.arcTo(x + width, y + height, x, y + height, radius);
    context.arcTo(x, y + height, x, y, radius);
    context.arcTo(x, y, x + width, y, radius);
    context.closePath();
    context.fill();
  };

  /** A paper ticket: two bites and a row of holes where the stub is torn off. */
  const ticket = (number: string, x: number, top: number, most: number) => {
    const [height, tear, bite] = [STUB - 24, 58, 14];
    context.font = font(60, 800);
    // As wide as the widest number with this many digits, so that the tickets in a column are equal.
    const width = Math.min(tear + context.measureText('0'.repeat(number.length)).width + 2 * SMALL, most);
    box(colours.paper, x, top, width, height, 16);
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

  return { context, colours, write, box, ticket };
}

export type Pen = ReturnType<typeof createPen>;
