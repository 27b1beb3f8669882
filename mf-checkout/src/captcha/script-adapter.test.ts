import { waitFor } from '@testing-library/react';
import { scriptAdapter } from './script-adapter';

let scripts = 0;
// Each test uses its own address, because a script is loaded once per page.
const configOf = (changes = {}) => ({
  provider: 'script' as const,
  field: 'g-recaptcha-response',
  scriptUrl: `https://captcha.test/api-${(scripts += 1)}.js`,
  globalName: 'standIn',
  sitekey: 'the-key',
  ...changes,
});

interface Rendered {
  container: HTMLElement;
  options: Record<string, unknown> & { callback: (answer: string) => void; 'expired-callback': () => void };
}

const setGlobal = (value: unknown) => Object.assign(globalThis, { standIn: value });
const scriptTag = (src: string) => document.querySelector<HTMLScriptElement>(`script[src="${src}"]`);

/** A provider like reCAPTCHA: keeps what was rendered, and its own idea of `this`. */
function provider() {
  return {
    rendered: [] as Rendered[],
    resets: [] as unknown[],
    render(container: HTMLElement, options: Rendered['options']) {
      this.rendered.push({ container, options });
      return this.rendered.length;
    },
    reset(widget: unknown) {
      this.resets.push(widget);
    },
  };
}

async function mount(config = configOf(), standIn: unknown = provider()) {
  const container = document.createElement('div');
  const mounting = scriptAdapter.mount(container, config);
  await waitFor(() => expect(scriptTag(config.scriptUrl)).not.toBeNull());
  setGlobal(standIn);
  scriptTag(config.scriptUrl)?.dispatchEvent(new Event('load'));
  return { container, widget: await mounting };
}

afterEach(() => {
  setGlobal(undefined);
  document.head.replaceChildren();
});

test('the adapter renders with the sitekey and returns the answer of the provider, until that expires', async () => {
  const standIn = provider();
  const { widget, container } = await mount(configOf(), standIn);
  expect(standIn.rendered[0]?.options['sitekey']).toBe('the-key');
  expect(container.contains(standIn.rendered[0]?.container ?? null)).toBe(true);
  expect(await widget.answer()).toBeUndefined();
  standIn.rendered[0]?.options.callback('solved');
  expect(await widget.answer()).toBe('solved');
  standIn.rendered[0]?.options['expired-callback']();
  expect(await widget.answer()).toBeUndefined();
});

test('a reset forgets the answer on the page and at the provider', async () => {
  const standIn = provider();
  const { widget } = await mount(configOf(), standIn);
  standIn.rendered[0]?.options.callback('solved');
  widget.reset();
  expect(await widget.answer()).toBeUndefined();
  expect(standIn.resets).toEqual([1]);
});

test('the adapter waits for a provider that defines render later', async () => {
  const standIn = provider();
  const late = { ready: (then: () => void) => (setGlobal(standIn), then()) };
  await mount(configOf(), late);
  expect(standIn.rendered).toHaveLength(1);
});

test('a script that does not load is an error, and the next mount tries again', async () => {
  const config = configOf();
  const failing = scriptAdapter.mount(document.createElement('div'), config);
  scriptTag(config.scriptUrl)?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('could not be loaded');
  const { widget } = await mount(config);
  expect(await widget.answer()).toBeUndefined();
});

test('a script that defines no render is an error', async () => {
  await expect(mount(configOf(), {})).rejects.toThrow('standIn.render');
});

test('a deployment without a script address is an error', async () => {
  await expect(scriptAdapter.mount(document.createElement('div'), { provider: 'script', field: 'x' })).rejects.toThrow(
    'captcha.scriptUrl',
  );
});
