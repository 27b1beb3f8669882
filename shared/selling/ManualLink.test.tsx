import { screen } from '@testing-library/react';
import { renderPage } from '../testing';
import { BackLink } from './BackLink';

test('the way back has the manual beside it, at its section, in another tab', () => {
  renderPage(<BackLink to="/dashboard" help="contado" />);
  const help = screen.getByRole('link', { name: 'Ayuda sobre cómo registrar una rifa al contado, en otra pestaña' });
  expect(help).toHaveAttribute('href', '/manual.html#contado');
  expect(help).toHaveAttribute('target', '_blank');
});

test('a page that the manual says nothing of has the way back alone', () => {
  renderPage(<BackLink to="/dashboard" />);
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'VOLVER' })]);
});
