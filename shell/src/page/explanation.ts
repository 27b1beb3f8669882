/** The element of the first paint that holds the page. */
const place = (): Element | null => document.querySelector('#root main,#root [role=main]');
/** Whether the browser lacks ES2022, and so is older than the supported ones (docs/decisions/0075-old-phones.md). */
const isOldBrowser = (): boolean => !('hasOwn' in Object);
/** Whether the visitor may type into a form of the first paint. The form stays, and the message is shown below it. */
const typesInForm = (): boolean =>
  document.querySelector('html:not([data-elsewhere]) .first-paint[data-form]') !== null;

function button(): HTMLButtonElement {
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Reintentar';
  retry.addEventListener('click', () => location.reload());
  return retry;
}

function message(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function box(role: string, ...content: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = 'recovery';
  element.setAttribute('role', role);
  element.append(...content, button());
  return element;
}

function sayBeside(content: HTMLElement): void {
  document.querySelector('.recovery[data-beside]')?.remove();
  content.dataset['beside'] = '';
  document.body.append(content);
}

/**
 * Puts a new root with the first paint into the page, so that a release that drew into the old root cannot change it.
 */
export function restoreFirstPaint(html: string): void {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = html;
  document.getElementById('root')?.replaceWith(root);
}

/** Shows above the first paint that the site is slow. The shell replaces both when it starts. */
export function sayItIsSlow(): void {
  const slow = box(
    'status',
    message('p', 'Está tardando más de lo normal. Puede ser la conexión; seguimos intentando.'),
  );
  if (typesInForm()) sayBeside(slow);
  else place()?.prepend(slow);
}

/** Explains in place of the page that the site cannot start. */
export function explain(firstPaint: string): void {
  const stays = typesInForm();
  if (!stays && !place() && firstPaint) restoreFirstPaint(firstPaint);
  const content = box(
    'alert',
    message('h1', 'No pudimos abrir el sitio'),
    message(
      'p',
      isOldBrowser()
        ? 'Tu navegador es muy viejo para este sitio. Actualizalo, o abrí esta página con otro.'
        : 'Puede ser la conexión, o un problema nuestro. Lo que escribiste no se pierde.',
    ),
  );
  if (stays) {
    // Nothing is loading any more.
    document.querySelector('.first-paint>[role=status]')?.remove();
    return sayBeside(content);
  }
  const around = place() ?? document.body;
  around.textContent = '';
  around.append(content);
}
