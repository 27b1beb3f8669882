import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { qrPath } from './qr-path';

const Code = styled.svg`
  display: block;
  margin-inline: auto;
  width: min(100%, 16rem);
  aspect-ratio: 1;
  /* Cameras need dark on light, also in the dark theme. */
  background: #fff;
  color: #000;
`;

// The standard requires four light modules around the code.
const QUIET = 4;

interface Drawing {
  readonly size: number;
  readonly path: string;
}

async function draw(text: string): Promise<Drawing> {
  const { default: qrcode } = await import(/* webpackChunkName: "qrcode" */ 'qrcode');
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  return { size: modules.size, path: qrPath(modules) };
}

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly onFailed: () => void;
}

/** A QR code as SVG. The encoder is loaded with the first code. */
export function QrCode({ text, label, onFailed }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing>();

  useEffect(() => {
    let wanted = true;
    draw(text).then(
      (drawn) => wanted && setDrawing(drawn),
      () => wanted && onFailed(),
    );
    return () => {
      wanted = false;
    };
  }, [text, onFailed]);

  const side = (drawing?.size ?? 0) + 2 * QUIET;
  return (
    <Code
      role="img"
      aria-label={label}
      aria-busy={!drawing}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      {drawing ? <path d={drawing.path} fill="currentColor" /> : null}
    </Code>
  );
}
