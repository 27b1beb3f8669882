import { act } from '@testing-library/react';
import { demoDeployment } from '@rifas/shared/testing';
import { pageShown } from '../frame/page-shown';
import { connected } from '../testing/connection';
import { renderShell } from '../testing/render-shell';
import { PrefetchPages } from './PrefetchPages';

jest.mock('@rifas/shared/http', () => ({
  ...jest.requireActual<object>('@rifas/shared/http'),
  warmTransport: jest.fn(),
}));

const RAFFLES = '/dashboard/rifas/list';
const DEPOSITS = '/dashboard/depositos';
const pageScripts = {
  '/login': ['/login.js'],
  '/pago/:token': ['/pay.js'],
  [RAFFLES]: ['/entry.js', '/list.js'],
  [DEPOSITS]: ['/entry.js', '/deposits.js'],
  '/dashboard': ['/home.js'],
};

const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

/** Draws the links of a page; the second one is below the visible part. */
function draw(at: string = '/error') {
  history.replaceState(null, '', at);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const top = this.hasAttribute('data-below') ? innerHeight + 1 : 10;
    return { top, bottom: top + 20, width: 90 } as DOMRect;
  });
  return renderShell(
    <>
      <PrefetchPages />
      <a href={RAFFLES}>
        <b>Rifas</b>
      </a>
      <a data-below href={DEPOSITS}>
        Depósitos
      </a>
      <a href="https://otro.example/dashboard">Afuera</a>
      <button type="button">Nada</button>
    </>,
    { at, deployment: demoDeployment({ pageScripts }) },
  );
}

const shown = () =>
  act(() => {
    pageShown();
    jest.runAllTimers();
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.head.querySelectorAll('link').forEach((link) => link.remove());
});

test('Once a page is drawn and the browser is idle, the scripts of each visible link are fetched once.', () => {
  draw();
  expect(fetched()).toEqual([]);
  shown();
  shown();
  expect(fetched()).toEqual(['/entry.js', '/list.js']);
});

test('A link with an invalid address does not stop the next link.', () => {
  const { getByText } = draw();
  const odd = document.createElement('a');
  odd.setAttribute('href', 'http://[');
  getByText('Rifas').before(odd);
  shown();
  expect(fetched()).toEqual(['/entry.js', '/list.js']);
});

test('The pages of a closed menu are fetched too, after those of visible links.', () => {
  const { getByText } = draw();
  const menu = document.createElement('nav');
  menu.innerHTML = `<a data-below href="/dashboard">Inicio</a>`;
  getByText('Nada').before(menu);
  shown();
  expect(fetched()).toEqual(['/entry.js', '/list.js', '/home.js']);
});

test('Each page is fetched in its own idle moment, because all together would delay a press.', () => {
  const { getByText } = draw();
  getByText('Depósitos').removeAttribute('data-below');
  act(() => pageShown());
  const idle = () => act(() => jest.runOnlyPendingTimers());
  idle();
  idle();
  expect(fetched()).toEqual(['/entry.js', '/list.js']);
  idle();
  expect(fetched()).toEqual(['/entry.js', '/list.js', '/deposits.js']);
});

test.each(['pointerover', 'focusin', 'touchstart'])('The page of a link further down is fetched at %s.', (name) => {
  const { getByText } = draw();
  shown();
  getByText('Depósitos').dispatchEvent(new Event(name, { bubbles: true }));
  expect(fetched()).toEqual(['/entry.js', '/list.js', '/deposits.js']);
});

test('A gesture on an element inside a link counts; a gesture beside the links or on an external link does not.', () => {
  const { getByText } = draw();
  for (const text of ['Nada', 'Afuera']) getByText(text).dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(fetched()).toEqual([]);
  getByText('Rifas').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(fetched()).toEqual(['/entry.js', '/list.js']);
});

test('The scripts of the open page are not fetched again.', () => {
  draw(RAFFLES);
  shown();
  expect(fetched()).toEqual([]);
});

test('On the login the home is fetched, although no link leads there.', () => {
  const feature = {
    name: 'mf-auth',
    exposes: './remote',
    contract: '^2.0.0',
    routes: [{ path: '/login', page: 'login', access: 'public', title: 'Ingreso', signedInGoesTo: '/dashboard' }],
  };
  history.replaceState(null, '', '/login');
  renderShell(<PrefetchPages />, {
    at: '/login',
    deployment: demoDeployment({
      pageScripts,
      remotes: [{ name: 'mf-auth', version: '1.0.0', entry: '/e.js', feature }],
    } as never),
  });
  shown();
  expect(fetched()).toEqual(['/home.js']);
});

test.each([
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['on the slowest connection', { effectiveType: '2g' }],
])('For a visitor %s nothing is fetched in advance, not even at a gesture.', (_who, connection) => {
  connected(connection);
  const { getByText } = draw();
  shown();
  getByText('Rifas').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(fetched()).toEqual([]);
});

test('On a slow connection a page is fetched only at a gesture.', () => {
  connected({ effectiveType: '3g' });
  const { getByText } = draw();
  shown();
  expect(fetched()).toEqual([]);
  getByText('Rifas').dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(fetched()).toEqual(['/entry.js', '/list.js']);
});

test('After unmounting no link is watched any more.', () => {
  const { unmount, getByText } = draw();
  const link = getByText('Rifas').closest('a');
  unmount();
  if (link) document.body.append(link);
  link?.dispatchEvent(new Event('focusin', { bubbles: true }));
  shown();
  expect(fetched()).toEqual([]);
  link?.remove();
});
