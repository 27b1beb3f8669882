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

test('on arrival the skeleton looks like the first paint', () => {
  render(<PageSkeleton />);
  expect(screen.getByRole('heading', { name: 'ESTAS SON TUS RIFAS' })).toBeInTheDocument();
});

test('a first paint with a form stays outside the root, and the skeleton does not copy it', () => {
  document.body.innerHTML = '<div class="first-paint"><form></form></div><div id="root"></div>';
  rememberFirstPaint(document);
  document.body.innerHTML = '';
  render(<PageSkeleton />);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
});

test('once a page has been drawn the skeleton shows that it is loading', () => {
  endFirstPaint();
  render(<PageSkeleton />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
});

test('at another address the skeleton does not copy the first paint', () => {
  history.replaceState(null, '', '/login');
  render(<PageSkeleton />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('an inert first paint stays inert in the skeleton', () => {
  document.body.innerHTML =
    '<div id="root"><div class="first-paint" inert><form><input name="email"></form></div></div>';
  rememberFirstPaint(document);
  document.body.innerHTML = '';
  const { container } = render(<PageSkeleton />);
  expect(container.querySelector('form')?.closest('[inert]')).not.toBeNull();
});
