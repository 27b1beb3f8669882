import { earlyForm, earlyPage, forgetOtherVisits, isElsewhere } from './typing/early-form';
import { fieldsOf, sameField } from './typing/fields';
import { handOver } from './typing/hand-over';
import { notePresses } from './typing/presses';

/**
 * Stands in the pages that begin with their form. The form works as a form from the first moment; what is typed into it stays in the
 * page and goes over to the real form when that is ready. Until then the shell draws out of sight. This holds for every release of the
 * shell and of the remote, since it looks at the page alone (docs/decisions/0052-type-before-scripts.md).
 */

/** A form of a release that does not say when it is ready has had time to get ready then. */
const SILENT_MS = 1000;
/** Somebody composes a character for so long at most: some keyboards always do. */
const COMPOSING_MS = 1500;

const HELD = 'held';
const presses = notePresses(earlyForm);
const elsewhere = isElsewhere();
let silence: ReturnType<typeof setTimeout> | undefined;
let silent = false;
let composing: ReturnType<typeof setTimeout> | undefined;
let observer: MutationObserver | undefined;

/** What the shell draws into. It waits outside the document, where nobody finds each field twice: no screen reader, no password manager. */
let root = document.createElement('div');
/** Keeps its place meanwhile. */
const place = document.createElement('div');
place.id = 'root';
place.hidden = true;

/**
 * A page has one main part: the form, or what stands below it, of which a screen reader then tells both by name. What went wrong is said
 * there, so the form no longer says that it is loading.
 */
function nameForm(beside: boolean): void {
  const part = earlyPage()?.parentElement;
  const loading = part?.querySelector<HTMLElement>('[role=status][aria-busy]');
  loading?.setAttribute('aria-busy', String(!beside));
  loading?.toggleAttribute('hidden', beside);
  part?.setAttribute('role', beside ? 'region' : 'main');
  part?.setAttribute('aria-label', (beside && part.querySelector('h1')?.textContent) || '');
}

function setAside(): void {
  if (root.hidden) root.replaceWith(place);
}
function bringBack(): void {
  root.hidden = false;
  place.replaceWith(root);
}
/** The first page and the explanation beside it make room. */
function show(): void {
  observer?.disconnect();
  root.removeAttribute('class');
  bringBack();
}
function removeEarly(): void {
  presses.stop();
  document.getElementById(HELD)?.remove();
  document.querySelector('.recovery[data-beside]')?.remove();
}

/** The form that takes over: it has a field of the early one. */
const realForm = (main: Element, early: HTMLFormElement): HTMLFormElement | undefined =>
  [...main.querySelectorAll('form')].find((form) => fieldsOf(early).some((field) => sameField(form, field)));

function take(early: HTMLFormElement, real: HTMLFormElement): void {
  handOver(early, real, show);
  removeEarly();
  presses.replay(early, real);
}

/** Looks whether the real page is there, after every change of it. */
function look(): void {
  setAside();
  const early = earlyForm();
  const main = root.querySelector('main');
  if (!early || !main || composing) return;
  if (main.querySelector('[aria-busy=true],[data-skeleton]')) return;
  const real = realForm(main, early);
  if (real) {
    if (real.hasAttribute('data-ready') || silent) return take(early, real);
    // What went wrong stood below the form, and another try brought the real one: nobody sees two.
    root.hidden = true;
    setAside();
    nameForm(false);
    silence ??= setTimeout(() => {
      silent = true;
      look();
    }, SILENT_MS);
  } else if (main.querySelector('[data-form-stays]')) {
    // What went wrong is said below the form, which keeps its text.
    root.className = 'beside';
    nameForm(true);
    bringBack();
  } else if (main.textContent.trim() !== '') {
    // Another page, or one without a form: what was typed has nowhere to go.
    show();
    removeEarly();
    main.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }
}

/** Keeps the first page where it is and gives the shell a root of its own, out of sight. A second release gets a new one. */
function hold(): void {
  const page = earlyPage();
  const old = document.getElementById('root');
  if (!page || !old || elsewhere) return;
  root = document.createElement('div');
  root.id = 'root';
  root.hidden = true;
  if (old.contains(page)) {
    old.id = HELD;
    old.after(root);
  } else old.replaceWith(root);
  observer?.disconnect();
  observer = new MutationObserver(look);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-ready', 'aria-busy'],
  });
}

function endComposing(): void {
  clearTimeout(composing);
  composing = undefined;
  look();
}
document.addEventListener('compositionstart', () => {
  composing = setTimeout(endComposing, COMPOSING_MS);
});
// After the text has arrived in the field.
document.addEventListener('compositionend', () => composing && setTimeout(endComposing, 0));

const onParsed = () => {
  const page = earlyPage();
  const form = earlyForm();
  if (elsewhere && page) page.inert = true;
  else if (form) forgetOtherVisits(form);
};
if (elsewhere) document.documentElement.dataset['elsewhere'] = '';
// DOMContentLoaded would wait for the scripts.
document.addEventListener('readystatechange', onParsed, { once: true });
// Some browsers fill in later.
addEventListener('pageshow', ({ persisted }) => !persisted && onParsed(), { once: true });
globalThis.rifasTyping = { hold };
