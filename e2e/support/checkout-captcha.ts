import type { Page } from '@playwright/test';
import { deployWith } from './session-site';

const SCRIPT = '/captcha-de-prueba.js';
/** The form field with the stand-in's answer. */
export const SCRIPT_FIELD = 'g-recaptcha-response';
/** The button of the stand-in. */
export const SCRIPT_BUTTON = 'Soy una persona';

/** Works like reCAPTCHA: `ready` first, then `render`; each press gives another answer, `reset` starts again. */
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

/** A deployment whose captcha is an external script, replaced by a stand-in; `loads` says whether it can be fetched. */
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
