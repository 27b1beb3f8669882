import { render, screen } from '@testing-library/react';
import { endFirstPaint, rememberFirstPaint } from './arrived-paint';
import { PageSkeleton } from './PageSkeleton';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><div class="first-paint"><h1>ESTAS SON TUS RIFAS</h1></div></div>';
  rememberFirstPaint(document);
  document.body.innerHTML = '';
});

afterEach(() => {
  endFirstPaint();
  history.replaceState(null, '', '/');
});

test('on arrival the wait looks like the page as it came', () => {
  render(<PageSkeleton />);
  expect(screen.getByRole('heading', { name: 'ESTAS SON TUS RIFAS' })).toBeInTheDocument();
});

test('a first paint with a form stays itself, outside the root: nothing looks like it', () => {
  document.body.innerHTML = '<div class="first-paint"><form></form></div><div id="root"></div>';
  rememberFirstPaint(document);
  document.body.innerHTML = '';
  render(<PageSkeleton />);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
});

test('once a page has been drawn, waiting looks like waiting', () => {
  endFirstPaint();
  render(<PageSkeleton />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
});

test('another address does not look like the one that came', () => {
  history.replaceState(null, '', '/login');
  render(<PageSkeleton />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('what may not be used on arrival may not be used while waiting either', () => {
  document.body.innerHTML =
    '<div id="root"><div class="first-paint" inert><form><input name="email"></form></div></div>';
  rememberFirstPaint(document);
  document.body.innerHTML = '';
  const { container } = render(<PageSkeleton />);
  expect(container.querySelector('form')?.closest('[inert]')).not.toBeNull();
});
