import { explain, restoreFirstPaint, sayItIsSlow } from './explanation';

const FIRST_PAINT = '<header>Rifas</header><main><p>forma</p></main>';

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${FIRST_PAINT}</div>`;
});

test('A slow site says so above what is there, with a button to load it again.', () => {
  sayItIsSlow();
  const box = document.querySelector('main > .recovery[role=status]');
  expect(box?.textContent).toBe(
    'Está tardando más de lo normal. Puede ser la conexión; seguimos intentando.Reintentar',
  );
  expect(box?.querySelector('button')?.type).toBe('button');
  expect(box?.nextElementSibling?.textContent).toBe('forma');
});

test('A page that is no longer there is not told that it is slow.', () => {
  document.body.innerHTML = '';
  sayItIsSlow();
  expect(document.body.innerHTML).toBe('');
});

test('What cannot be started is explained in the place of the page; header and the rest stay.', () => {
  explain(FIRST_PAINT);
  expect(document.querySelector('header')?.textContent).toBe('Rifas');
  const box = document.querySelector('main > .recovery[role=alert]');
  expect(box?.querySelector('h1')?.textContent).toBe('No pudimos abrir el sitio');
  expect(box?.querySelector('p')?.textContent).toBe(
    'Puede ser la conexión, o un problema nuestro. Lo que escribiste no se pierde.',
  );
  expect(document.querySelector('main')?.textContent).not.toContain('forma');
});

test('A release that has emptied the page gets the first paint back before the explanation.', () => {
  document.body.innerHTML = '<div id="root"></div>';
  explain(FIRST_PAINT);
  expect(document.querySelector('#root header')?.textContent).toBe('Rifas');
  expect(document.querySelectorAll('#root main h1')).toHaveLength(1);
});

test('Without a first paint the explanation is the page.', () => {
  document.body.innerHTML = '<div id="root"></div>';
  explain('');
  expect(document.body.firstElementChild?.className).toBe('recovery');
});

test('The first paint comes back in a new root, so that the old one’s owner has nothing in it.', () => {
  const old = document.getElementById('root');
  restoreFirstPaint('<main>otra</main>');
  const root = document.getElementById('root');
  expect(root).not.toBe(old);
  expect(root?.innerHTML).toBe('<main>otra</main>');
  expect(document.querySelectorAll('#root')).toHaveLength(1);
});
