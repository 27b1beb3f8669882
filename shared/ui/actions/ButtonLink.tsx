import { styled } from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from './button.styles';

/** A plain link (new tab, mail, another site) that looks like a button. For the router's Link use `buttonStyles`. */
export const ButtonLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
