import type { ReactNode } from 'react';
import { Link, paths } from '@rifas/shared/routing';
import { SellingColumns } from '@rifas/shared/selling';
import { Alert, ButtonLink, Page, Stack } from '@rifas/shared/ui';
import { resultTexts } from '../texts';

interface SuccessResultProps {
  readonly title: string;
  readonly message: string;
  /** The address and the label of the button that begins another one. */
  readonly again: { readonly to: string; readonly label: string };
  /** The result in figures. */
  readonly children?: ReactNode;
}

export function SuccessResult({ title, message, again, children }: SuccessResultProps) {
  return (
    <Page title={title} focusTitle>
      <SellingColumns>
        <div>
          <Alert tone="success">{message}</Alert>
          {children}
        </div>
        <Stack $gap="xs">
          <ButtonLink as={Link} to={paths.dashboard}>
            {resultTexts.home}
          </ButtonLink>
          <ButtonLink as={Link} to={again.to} $variant="secondary">
            {again.label}
          </ButtonLink>
        </Stack>
      </SellingColumns>
    </Page>
  );
}
