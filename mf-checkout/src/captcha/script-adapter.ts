import type { CaptchaAdapter } from './captcha-widget';

const loading = new Map<string, Promise<void>>();

/** Loads a classic script once. After a failure, the next call tries again. */
function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`The script ${src} could not be loaded`));
    };
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}

/** The common interface of reCAPTCHA, hCaptcha and Turnstile. */
interface CaptchaGlobal {
  readonly render?: (container: HTMLElement, options: Record<string, unknown>) => unknown;
  readonly ready?: (callback: () => void) => void;
  readonly reset?: (widget: unknown) => void;
}

const globalNamed = (name: string): CaptchaGlobal =>
  (globalThis as unknown as Record<string, CaptchaGlobal | undefined>)[name] ?? {};

type ReadyCaptcha = CaptchaGlobal & Required<Pick<CaptchaGlobal, 'render'>>;
const isReady = (provider: CaptchaGlobal): provider is ReadyCaptcha => provider.render !== undefined;

// reCAPTCHA's script loads a second script: `render` exists once `ready` has called back.
async function whenReady(name: string): Promise<ReadyCaptcha> {
  const early = globalNamed(name);
  if (!isReady(early) && early.ready) await new Promise<void>((resolve) => early.ready?.(resolve));
  const provider = globalNamed(name);
  if (!isReady(provider)) throw new Error(`The captcha script left no ${name}.render`);
  return provider;
}

/** Works with any provider whose script has `render(container, {sitekey, callback})`. */
export const scriptAdapter: CaptchaAdapter = {
  mount: async (container, { scriptUrl, globalName = 'grecaptcha', sitekey }) => {
    if (scriptUrl === undefined) throw new Error('The deployment names no captcha script (captcha.scriptUrl)');
    await loadScript(scriptUrl);
    const provider = await whenReady(globalName);

    let token: string | undefined;
    const forget = () => void (token = undefined);
    // Each widget needs a new element: providers refuse to render twice into the same one.
    const host = container.appendChild(document.createElement('div'));
    const widget = provider.render(host, {
      sitekey,
      callback: (answer: string) => void (token = answer),
      'expired-callback': forget,
      'error-callback': forget,
    });

    return {
      answer: () => Promise.resolve(token),
      reset: () => {
        forget();
        provider.reset?.(widget);
      },
      remove: () => host.remove(),
    };
  },
};
