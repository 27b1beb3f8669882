import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// How long findBy… may look before it fails: a bound for a loaded machine, not a wait.
configure({ asyncUtilTimeout: 5000 });

// jsdom has no modal dialogs; the attribute is what our components and the accessibility tree read.
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
// jsdom lays nothing out, so there is nothing to observe either.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
