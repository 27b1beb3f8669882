import type { Page } from '@playwright/test';
import { deployWith } from './session-site';

const SCRIPT = '/captcha-de-prueba.js';
/** The field that the stand-in's answer is sent in. */
export const SCRIPT_FIELD = 'g-recaptcha-response';
/** The button that the stand-in draws. */
export const SCRIPT_BUTTON = 'Soy una persona';

/** As reCAPTCHA does it: `ready` first, then `render`; each press gives another answer, `reset` starts anew. */
const STAND_IN = `
window.captchaDePrueba = {
  ready(then) {
    let pressed = 0;
    const widgets = [];
    this.render = (container, { sitekey, callback }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = '${SCRIPT_BUTTON}';
      button.onclick = () => { callback(sitekey + '-' + ++pressed); button.disabled = true; };
      container.append(button);
      return widgets.push(button);
    };
    this.reset = (widget) => { widgets[widget - 1].disabled = false; };
    setTimeout(then, 50);
  },
};`;

/** A deployment whose captcha is an external script, with a stand-in of that script; `loads` says whether it can be fetched. */
export async function useScriptCaptcha(page: Page, loads: () => boolean = () => true): Promise<void> {
  await page.route(`**${SCRIPT}`, (route) =>
    loads() ? route.fulfill({ contentType: 'text/javascript', body: STAND_IN }) : route.abort(),
  );
  await deployWith(page, {
    captcha: {
      provider: 'script',
      field: SCRIPT_FIELD,
      scriptUrl: SCRIPT,
      globalName: 'captchaDePrueba',
      sitekey: 'clave',
    },
  });
}
