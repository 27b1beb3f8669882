import { styled } from 'styled-components';
import { hiddenVisually } from '../theme/mixins';

export const VisuallyHidden = styled.span`
  ${hiddenVisually}
`;
