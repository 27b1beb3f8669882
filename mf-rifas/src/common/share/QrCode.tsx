import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { QrDrawing } from './qr-drawing';

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

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly onFailed: () => void;
}

/** A QR code as SVG. The encoder is loaded with the first code. */
export function QrCode({ text, label, onFailed }: QrCodeProps) {
  const [drawing, setDrawing] = useState<QrDrawing>();

  useEffect(() => {
    let wanted = true;
    import(/* webpackChunkName: "qrcode" */ './qr-drawing')
      .then(({ drawQr }) => drawQr(text))
      .then(
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
