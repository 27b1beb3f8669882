import 'altcha/external';
import type { Configuration, Strings } from 'altcha/types';
import type { CaptchaAdapter } from './captcha-widget';

// Workers from this origin, because altcha's bundled build makes them from blobs, which the CSP forbids.
const pbkdf2 = () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url));
const sha = () => new Worker(new URL('altcha/workers/sha', import.meta.url));

/**
 * Creates proof-of-work workers by the algorithm that a challenge names. Algorithms that need much memory are left out.
 */
const altchaWorkers: ReadonlyMap<string, () => Worker> = new Map([
  ['PBKDF2/SHA-256', pbkdf2],
  ['PBKDF2/SHA-384', pbkdf2],
  ['PBKDF2/SHA-512', pbkdf2],
  ['SHA-256', sha],
  ['SHA-384', sha],
  ['SHA-512', sha],
]);

const MAX_WORKERS = 4;
/** One core stays free for the page, where the buyer is typing. */
const workersHere = (): number => Math.max(1, Math.min(MAX_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

/**
 * An older solution is made again before it is sent. The widget's own timer stands still while a phone sleeps, and is
 * wrong on a device with a wrong clock: the buyer would send a solution that has expired.
 */
const FRESH_MS = 10 * 60_000;

const TEXTS: Partial<Strings> = {
  label: 'No soy un robot',
  verifying: 'Verificando…',
  verified: 'Verificado',
  error: 'Falló la verificación. Probá de nuevo.',
  expired: 'La verificación venció. Probá de nuevo.',
  waitAlert: 'Estamos verificando, esperá un momento.',
  verificationRequired: 'Falta la verificación.',
  loading: 'Cargando…',
};

for (const [algorithm, makeWorker] of altchaWorkers) globalThis.$altcha.algorithms.set(algorithm, makeWorker);
globalThis.$altcha.i18n.set('es', { ...globalThis.$altcha.i18n.get('en'), ...TEXTS });

/** Self-hosted proof of work. It solves itself as soon as it is rendered, without the buyer. */
export const altchaAdapter: CaptchaAdapter = {
  mount: async (container, { challengeUrl = '/captcha/challenge', field }) => {
    const configuration: Partial<Configuration> = {
      language: 'es',
      name: field,
      type: 'native',
      hideLogo: true,
      hideFooter: true,
      // Pointer and scroll tracking. The server does not need it, so it is not collected.
      humanInteractionSignature: false,
      minDuration: 0,
      workers: workersHere(),
    };
    const element = document.createElement('altcha-widget');
    element.setAttribute('challenge', challengeUrl);
    element.setAttribute('configuration', JSON.stringify(configuration));
    const drawn = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
    container.append(element);
    await drawn;

    let payload: string | undefined;
    let solvedAt = 0;
    let working: Promise<string | undefined> | undefined;
    element.addEventListener('statechange', (event) => {
      const { state, payload: solved } = (event as CustomEvent<{ state: string; payload: string | null }>).detail;
      payload = state === 'verified' ? (solved ?? undefined) : undefined;
      solvedAt = Date.now();
    });

    const verify = () => {
      working ??= element
        .verify()
        .then((result) => result?.payload)
        .finally(() => (working = undefined));
      return working;
    };
    const reset = () => {
      payload = undefined;
      element.reset();
    };
    void verify();

    return {
      answer: () => {
        if (payload !== undefined && Math.abs(Date.now() - solvedAt) > FRESH_MS) reset();
        return payload === undefined ? verify() : Promise.resolve(payload);
      },
      reset,
      remove: () => element.remove(),
    };
  },
};
