import { Link, paths } from '@rifas/shared/routing';
import { ButtonLink, EmptyState, Page } from '@rifas/shared/ui';
import { LOG_IN, registerTexts } from '../common/texts';

/** Only a placeholder: sellers are registered elsewhere. */
export default function RegisterPage() {
  return (
    <Page title={registerTexts.title} narrow focusTitle>
      <EmptyState
        icon="user"
        title={registerTexts.notYet}
        action={
          <ButtonLink as={Link} to={paths.login}>
            {LOG_IN}
          </ButtonLink>
        }
      >
        {registerTexts.hint}
      </EmptyState>
    </Page>
  );
}
