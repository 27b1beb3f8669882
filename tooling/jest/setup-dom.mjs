import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// How long findBy… retries before it fails: a limit for loaded machines, not a wait.
configure({ asyncUtilTimeout: 5000 });

// jsdom has no modal dialogs; our components and the accessibility tree only read the attribute.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});
Element.prototype.scrollIntoView ??= () => {};
globalThis.scrollTo = () => {};
// jsdom has no layout, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom takes <wbr> for a block, so that a link's name would have a blank in it.
document.head.append(Object.assign(document.createElement('style'), { textContent: 'wbr{display:inline}' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
