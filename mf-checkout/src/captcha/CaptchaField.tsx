import { styled } from 'styled-components';
import { Alert, Button, Text, tokens, useUnpressed } from '@rifas/shared/ui';
import { captchaTexts, payTexts } from '../common/texts';
import type { CaptchaControl } from './use-captcha';

/** As high as the providers' boxes, so that nothing moves when one arrives. Until then it shows a text. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-height: 48px;

  > :first-child:not(:empty) + p {
    display: none;
  }
`;

const Frame = styled.div`
  .altcha-checkbox-wrap {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s};
    min-height: 48px;
  }
  .altcha-checkbox-native {
    display: flex;
  }
  .altcha input[type='checkbox'] {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${tokens.colour.primary};
  }
  /* High enough for a finger, like its row. */
  .altcha label {
    padding-block: ${tokens.space.s};
  }
  .altcha-error {
    color: ${tokens.colour.dangerText};
  }
`;

/** The captcha, and a retry button if it does not load. */
export function CaptchaField({ captcha }: { captcha: CaptchaControl }) {
  const status = useUnpressed(captcha.status);
  return (
    <div role="group" aria-label={captchaTexts.label}>
      <Place>
        <Frame ref={captcha.container} aria-busy={status === 'loading'} />
        {(status === 'idle' || status === 'loading') && (
          <Text muted size="s">
            {captchaTexts.toCome}
          </Text>
        )}
      </Place>
      {status === 'failed' && (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" onClick={captcha.start}>
              {payTexts.retry}
            </Button>
          }
        >
          {captchaTexts.notLoaded}
        </Alert>
      )}
    </div>
  );
}
