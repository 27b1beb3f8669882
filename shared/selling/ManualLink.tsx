import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { ButtonLink, tokens, VisuallyHidden } from '../ui';

/** The topic of each section of the manual, by the section's id in the manual's address. */
const QUESTIONS = {
  cobrar: 'cómo cobrar con tarjeta',
  rifas: 'cómo se usa la lista de rifas',
  contado: 'cómo registrar una rifa al contado',
  'pago-personal': 'cómo registrar un pago personal',
  depositos: 'qué dice la lista de depósitos',
  transferir: 'cómo transferir rifas a otro pasajero',
} as const;

/** A section of the seller's manual. */
export type ManualSection = keyof typeof QUESTIONS;

const Root = styled(ButtonLink)`
  min-height: 44px;
  padding-inline: ${tokens.space.xs};
  font-size: ${tokens.font.s};
`;

/**
 * A link from a page to its section of the manual. It opens another tab, so that typed text is not lost.
 * @example <ManualLink section="contado" />
 */
export const ManualLink = ({ section }: { readonly section: ManualSection }) => (
  <Root
    href={`${useHost().deployment.links.manual}#${section}`}
    target="_blank"
    rel="noopener noreferrer"
    $variant="quiet"
    data-no-print
  >
    <span>
      Ayuda <VisuallyHidden>sobre {QUESTIONS[section]}, en otra pestaña</VisuallyHidden>
    </span>
  </Root>
);
