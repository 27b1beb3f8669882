import { styled } from 'styled-components';
import { Link, paths } from '@rifas/shared/routing';
import { buttonStyles, EmptyState, Page, type ButtonStyleProps } from '@rifas/shared/ui';

const LoginLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Only a placeholder: sellers are registered elsewhere. */
export default function RegisterPage() {
  return (
    <Page title="REGISTRO" narrow focusTitle>
      <EmptyState
        icon="user"
        title="El registro todavía no está disponible."
        action={<LoginLink to={paths.login}>INGRESAR</LoginLink>}
      >
        Si ya vendés rifas, ingresá con tu email.
      </EmptyState>
    </Page>
  );
}
