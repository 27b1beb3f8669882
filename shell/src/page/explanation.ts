/** The element of the first paint that holds the page. */
const place = (): Element | null => document.querySelector('#root main');

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

/** Puts a new root with the first paint into the page, so that a release that drew into the old one has nothing in it. */
export function restoreFirstPaint(html: string): void {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = html;
  document.getElementById('root')?.replaceWith(root);
}

/** Says above the first paint that the site is slow. The shell replaces both when it arrives. */
export function sayItIsSlow(): void {
  place()?.prepend(
    box('status', message('p', 'Está tardando más de lo normal. Puede ser la conexión; seguimos intentando.')),
  );
}

/** Explains in the place of the page that the site cannot be started. */
export function explain(firstPaint: string): void {
  if (!place() && firstPaint) restoreFirstPaint(firstPaint);
  const content = box(
    'alert',
    message('h1', 'No pudimos abrir el sitio'),
    message('p', 'Puede ser la conexión, o un problema nuestro. Lo que escribiste no se pierde.'),
  );
  (place() ?? document.body).replaceChildren(content);
}
