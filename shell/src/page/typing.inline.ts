import { earlyForm, earlyPage, forgetOtherVisits, isElsewhere } from './typing/early-form';
import { fieldsOf, sameField } from './typing/fields';
import { fillAfterReload, keepForReload } from './typing/for-reload';
import { handOver } from './typing/hand-over';
import { notePresses } from './typing/presses';

/**
 * Inlined into the pages that begin with their form. The form works from the first moment; what the visitor types stays
 * in the page and is copied into the real form when that is ready. Until then the shell draws out of sight. This works
 * with every release of the shell and of the remote, because it only looks at the page
 * (docs/decisions/0052-type-before-scripts.md).
 */

/** After this time a form counts as ready if its release does not report it. */
const SILENT_MS = 1000;
/** The longest wait for the end of what the visitor has begun: some keyboards always compose. */
const BEGUN_MS = 1500;
/** The longest time between the end of a press and its click. */
const CLICK_MS = 300;

const HELD = 'held';
const presses = notePresses(earlyForm);
const elsewhere = isElsewhere();
/** What the visitor has begun in the form and not ended, by the event that began it. */
const begun = new Map<string, ReturnType<typeof setTimeout>>();
let silence: ReturnType<typeof setTimeout> | undefined;
let silent = false;
let observer: MutationObserver | undefined;

/**
 * The root for the shell. It waits outside the document, so that screen readers and password managers do not find each
 * field twice.
 */
let root = document.createElement('div');
/** Keeps the place of the root in the document. */
const place = document.createElement('div');
place.id = 'root';
place.hidden = true;

/**
 * A page has one main part: the form, or the error below it. If the error is shown, the form becomes a named region for
 * screen readers, and its loading message is hidden.
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
/** Shows the shell's page. The callers remove the first page and the explanation. */
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

/** The real form: it has a field of the early one. */
const realForm = (main: Element, early: HTMLFormElement): HTMLFormElement | undefined =>
  [...main.querySelectorAll('form')].find((form) => fieldsOf(early).some((field) => sameField(form, field)));

function take(early: HTMLFormElement, real: HTMLFormElement): void {
  handOver(early, real, show);
  removeEarly();
  presses.replay(early, real);
}

/** Checks whether the real page is ready, after every change of it. */
function look(): void {
  setAside();
  const early = earlyForm();
  const main = root.querySelector('main');
  if (!early || !main || begun.size > 0) return;
  if (main.querySelector('[aria-busy=true],[data-skeleton]')) return;
  const real = realForm(main, early);
  if (real) {
    if (real.hasAttribute('data-ready') || silent) return take(early, real);
    // An error was shown below the form, and a retry loaded the real form: the visitor must not see two forms.
    root.hidden = true;
    setAside();
    nameForm(false);
    silence ??= setTimeout(() => {
      silent = true;
      look();
    }, SILENT_MS);
  } else if (main.querySelector('[data-form-stays]')) {
    // The error is shown below the form, which keeps its text.
    root.className = 'beside';
    nameForm(true);
    bringBack();
  } else if (main.textContent.trim() !== '') {
    // Another page, or one without a form: the typed text cannot be copied.
    show();
    removeEarly();
    main.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }
}

/** Keeps the first page in place and gives the shell a separate root, out of sight. A second release gets a new one. */
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

/**
 * Leaves the form in place while the visitor does something. A press that begins on one button and ends on another
 * presses neither.
 * @param ends the events that end it, with the milliseconds until the browser has done what they are for
 */
function finishFirst<Name extends keyof DocumentEventMap>(
  beginning: Name,
  ends: Partial<Record<keyof DocumentEventMap, number>>,
  counts: (event: DocumentEventMap[Name]) => boolean = () => true,
): void {
  const end = () => {
    begun.delete(beginning);
    look();
  };
  const wait = (ms: number) => {
    clearTimeout(begun.get(beginning));
    begun.set(beginning, setTimeout(end, ms));
  };
  document.addEventListener(beginning, (event) => {
    if (counts(event) && earlyForm()?.contains(event.target as Node)) wait(BEGUN_MS);
  });
  for (const [name, ms] of Object.entries(ends))
    document.addEventListener(name, () => begun.has(beginning) && wait(ms));
}
finishFirst('compositionstart', { compositionend: 0 });
// After a finger is lifted, the click comes in a later task. There is none if the pointer has left the button.
finishFirst('pointerdown', { pointerup: CLICK_MS, click: 0, pointercancel: 0 }, ({ button }) => button === 0);
finishFirst('keydown', { keyup: 0 }, ({ key }) => key === ' ');

let typed = false;
document.addEventListener('input', () => (typed = true), { once: true });
const onParsed = () => {
  const page = earlyPage();
  const form = earlyForm();
  if (elsewhere && page) page.inert = true;
  else if (form) {
    if (!typed) forgetOtherVisits(form);
    // The same person saw that text a moment ago.
    fillAfterReload(form);
  }
};
if (elsewhere) document.documentElement.dataset['elsewhere'] = '';
// DOMContentLoaded would wait for the scripts.
document.addEventListener('readystatechange', onParsed, { once: true });
// Some browsers fill in later, and by then the visitor may have typed.
addEventListener('pageshow', ({ persisted }) => !persisted && onParsed(), { once: true });
keepForReload();
globalThis.rifasTyping = { hold };
