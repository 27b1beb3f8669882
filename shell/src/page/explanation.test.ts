import { explain, restoreFirstPaint, sayItIsSlow } from './explanation';

const FIRST_PAINT = '<header>Rifas</header><main><p>forma</p></main>';

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${FIRST_PAINT}</div>`;
});

test('A slow site is announced above the page, with a button to reload it.', () => {
  sayItIsSlow();
  const box = document.querySelector('main > .recovery[role=status]');
  expect(box?.textContent).toBe(
    'Está tardando más de lo normal. Puede ser la conexión; seguimos intentando.Reintentar',
  );
  expect(box?.querySelector('button')?.type).toBe('button');
  expect(box?.nextElementSibling?.textContent).toBe('forma');
});

test('Nothing is announced on a page that is gone.', () => {
  document.body.innerHTML = '';
  sayItIsSlow();
  expect(document.body.innerHTML).toBe('');
});

test('A site that cannot start is explained in the place of the page; the header stays.', () => {
  explain(FIRST_PAINT);
  expect(document.querySelector('header')?.textContent).toBe('Rifas');
  const box = document.querySelector('main > .recovery[role=alert]');
  expect(box?.querySelector('h1')?.textContent).toBe('No pudimos abrir el sitio');
  expect(box?.querySelector('p')?.textContent).toBe(
    'Puede ser la conexión, o un problema nuestro. Lo que escribiste no se pierde.',
  );
  expect(document.querySelector('main')?.children).toHaveLength(1);
  expect(document.querySelector('main')?.firstChild).toBe(box);
});

test('The explanation keeps what a release has drawn around the place of the page.', () => {
  const root = document.getElementById('root');
  root?.querySelector('header')?.append(' de Ana');
  explain(FIRST_PAINT);
  expect(document.getElementById('root')).toBe(root);
  expect(document.querySelector('header')?.textContent).toBe('Rifas de Ana');
});

test('A visitor with an old browser reads that it is too old, and nothing about the connection.', () => {
  const { hasOwn } = Object;
  Reflect.deleteProperty(Object, 'hasOwn');
  explain(FIRST_PAINT);
  Object.defineProperty(Object, 'hasOwn', { value: hasOwn, configurable: true, writable: true });
  expect(document.querySelector('.recovery[role=alert] p')?.textContent).toBe(
    'Tu navegador es muy viejo para este sitio. Actualizalo, o abrí esta página con otro.',
  );
});

test('A page that a release has emptied gets its first paint back before the explanation.', () => {
  document.body.innerHTML = '<div id="root"></div>';
  explain(FIRST_PAINT);
  expect(document.querySelector('#root header')?.textContent).toBe('Rifas');
  expect(document.querySelectorAll('#root main h1')).toHaveLength(1);
});

test('Without a first paint the explanation stands alone on the page.', () => {
  document.body.innerHTML = '<div id="root"></div>';
  explain('');
  expect(document.body.firstElementChild?.className).toBe('recovery');
});

test('The first paint comes back in a new root, so that the previous release cannot change it.', () => {
  const old = document.getElementById('root');
  restoreFirstPaint('<main>otra</main>');
  const root = document.getElementById('root');
  expect(root).not.toBe(old);
  expect(root?.innerHTML).toBe('<main>otra</main>');
  expect(document.querySelectorAll('#root')).toHaveLength(1);
});

describe('beside a form that the visitor may type into', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="root"><main><div class="first-paint" data-form=""><form><input value="a"></form><div role="status">Cargando…</div></div></main></div>';
  });

  test('The explanation stands below the form, and the form keeps its text.', () => {
    sayItIsSlow();
    expect(document.body.textContent).toContain('Cargando…');
    explain(FIRST_PAINT);
    expect(document.body.textContent).not.toContain('Cargando…');
    const said = document.querySelectorAll('body > .recovery[data-beside]');
    expect(said).toHaveLength(1);
    expect(said[0]?.querySelector('h1')?.textContent).toBe('No pudimos abrir el sitio');
    expect(document.querySelector('input')?.value).toBe('a');
  });

  test('The announcement of a slow site stands below the form, and leaves the form alone.', () => {
    const before = document.getElementById('root')?.innerHTML;
    sayItIsSlow();
    expect(document.getElementById('root')?.innerHTML).toBe(before);
    expect(document.body.lastElementChild?.getAttribute('role')).toBe('status');
  });

  test('A form that does not belong to this address is replaced like any first paint.', () => {
    document.documentElement.dataset['elsewhere'] = '';
    explain(FIRST_PAINT);
    delete document.documentElement.dataset['elsewhere'];
    expect(document.querySelector('form')).toBeNull();
    expect(document.querySelector('main > .recovery')).not.toBeNull();
  });
});
