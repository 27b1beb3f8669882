import { screen } from '@testing-library/react';
import { renderPage } from '../testing';
import { BackLink } from './BackLink';

test('the link beside VOLVER opens the section of the manual for this page in another tab', () => {
  renderPage(<BackLink to="/dashboard" help="contado" />);
  const help = screen.getByRole('link', { name: 'Ayuda sobre cómo registrar una rifa al contado, en otra pestaña' });
  expect(help).toHaveAttribute('href', '/manual.html#contado');
  expect(help).toHaveAttribute('target', '_blank');
});

test('a page without a section in the manual shows VOLVER alone', () => {
  renderPage(<BackLink to="/dashboard" />);
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'VOLVER' })]);
});
