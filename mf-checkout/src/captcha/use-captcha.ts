import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Captcha } from '@rifas/shared/deployment';
import { nextTask } from '@rifas/shared/ui';
import type { CaptchaAdapter, CaptchaConfig, CaptchaWidget } from './captcha-widget';

/** Loads the adapter of the configured provider when a form needs it. */
async function loadAdapter(provider: CaptchaConfig['provider']): Promise<CaptchaAdapter> {
  if (provider === 'altcha')
    return (await import(/* webpackChunkName: "captcha-altcha" */ './altcha-adapter')).altchaAdapter;
  return (await import(/* webpackChunkName: "captcha-script" */ './script-adapter')).scriptAdapter;
}

export type CaptchaStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface CaptchaControl {
  readonly status: CaptchaStatus;
  readonly container: RefObject<HTMLDivElement | null>;
  /** Loads and renders the captcha once. After a failure it tries again. */
  readonly start: () => void;
  /** The fields to add to init-payment, or the reason why there are none. Without a configured captcha: no fields. */
  readonly solve: () => Promise<Readonly<Record<string, string>> | 'notLoaded' | 'unsolved'>;
  readonly reset: () => void;
}

/**
 * The configured captcha. It is loaded when the buyer begins to fill in the form, so that the first paint needs no
 * bytes of it.
 */
export function useCaptcha(config: Captcha): CaptchaControl {
  const container = useRef<HTMLDivElement>(null);
  const mounting = useRef<Promise<CaptchaWidget | undefined>>(undefined);
  const [status, setStatus] = useState<CaptchaStatus>('idle');

  const mount = useCallback((): Promise<CaptchaWidget | undefined> => {
    if (!config) return Promise.resolve(undefined);
    mounting.current ??= (async () => {
      startTransition(() => setStatus('loading'));
      try {
        // The buyer has just begun to type: a letter is drawn before the captcha's code runs, and the next one before
        // the captcha renders.
        await nextTask();
        const adapter = await loadAdapter(config.provider);
        await nextTask();
        if (!container.current) return undefined;
        const widget = await adapter.mount(container.current, config);
        startTransition(() => setStatus('ready'));
        return widget;
      } catch {
        mounting.current = undefined;
        setStatus('failed');
        return undefined;
      }
    })();
    return mounting.current;
  }, [config]);

  useEffect(
    () => () => {
      void mounting.current?.then((widget) => widget?.remove());
      mounting.current = undefined;
    },
    [],
  );

  return useMemo(
    () => ({
      status,
      container,
      start: () => void mount(),
      solve: async () => {
        if (!config) return {};
        const widget = await mount();
        if (!widget) return 'notLoaded';
        const answer = await widget.answer();
        return answer === undefined ? 'unsolved' : { [config.field]: answer };
      },
      reset: () => void mounting.current?.then((widget) => widget?.reset()),
    }),
    [status, mount, config],
  );
}
