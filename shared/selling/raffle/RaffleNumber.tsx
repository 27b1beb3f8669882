import { styled } from 'styled-components';
import { tokens, VisuallyHidden } from '../../ui';

export interface RaffleNumberProps {
  /** Text, because leading zeros count. */
  number: string;
  size?: 's' | 'm' | undefined;
  /** Read aloud before the number, if the surrounding text does not say what it is. */
  label?: string | undefined;
}

const sizes = { s: tokens.font.m, m: tokens.font.l };

/* Two notches show where the paper would be torn off, with a line of holes between them. */
const Paper = styled.span<{ $size: 's' | 'm' }>`
  --stub: 0.9em;
  --bite: 0.22em;
  display: inline-flex;
  align-items: center;
  /* Neighbours move to the next line before the number breaks. */
  flex: none;
  min-width: min-content;
  max-width: 100%;
  background: ${tokens.colour.paper};
  color: ${tokens.colour.onPaper};
  border-radius: 0.2em;
  font: 800 ${({ $size }) => sizes[$size]} / 1 ${tokens.family.text};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  /* An edge for forced-colours mode, which removes the paper's background. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  /* Prefixed, because every browser supports that name; Chrome has had the other one only since 2023. */
  -webkit-mask:
    radial-gradient(circle var(--bite) at var(--stub) 0, transparent 97%, #000) top / 100% 51% no-repeat,
    radial-gradient(circle var(--bite) at var(--stub) 100%, transparent 97%, #000) bottom / 100% 51% no-repeat;

  &::before {
    content: '';
    align-self: stretch;
    width: var(--stub);
    border-inline-end: 2px dashed currentColor;
    opacity: 0.55;
  }
`;

const Number = styled.span`
  padding: 0.4em 0.6em 0.4em 0.5em;
  overflow-wrap: break-word;
`;

/** A number drawn like a paper ticket with a perforated edge. */
export function RaffleNumber({ number, size = 'm', label }: RaffleNumberProps) {
  return (
    <Paper $size={size}>
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      <Number>{number}</Number>
    </Paper>
  );
}
