import { styled } from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from './button.styles';

/**
 * A link that looks like a button: a plain one (new tab, mail, another site) or one of the router.
 * @example <ButtonLink as={Link} to={paths.dashboard} $variant="quiet">VOLVER</ButtonLink>
 */
export const ButtonLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
