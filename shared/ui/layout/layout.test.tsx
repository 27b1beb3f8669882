import { render, screen, within } from '@testing-library/react';
import { Page } from './Page';
import { Stepper } from './Stepper';
import { StickyBar } from './StickyBar';
import { Toolbar } from './Toolbar';

it('a page sets its title and the title of the tab, and takes the focus when asked', () => {
  render(
    <Page title="ESTOS SON TUS DEPÓSITOS" focusTitle back={<a href="/dashboard">VOLVER</a>}>
      Lista
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'ESTOS SON TUS DEPÓSITOS' })).toHaveFocus();
  expect(document.title).toBe('ESTOS SON TUS DEPÓSITOS');
  expect(screen.getByRole('link', { name: 'VOLVER' })).toBeVisible();
});

it('a page does not move the focus without focusTitle', () => {
  render(<Page title="HOLA ANA" documentTitle="Inicio" />);
  expect(document.body).toHaveFocus();
  expect(document.title).toBe('Inicio');
});

it('a page does not move the focus while the menu is open', () => {
  render(
    <>
      <button aria-expanded="true">Menú</button>
      <Page title="ESTAS SON TUS RIFAS" focusTitle />
    </>,
  );
  expect(document.body).toHaveFocus();
});

it('a stepper shows the current step', () => {
  render(<Stepper steps={['Depósito', 'Comprador', 'Talones']} current={2} />);
  const list = screen.getByRole('list', { name: 'Paso 2 de 3' });
  const current = within(list)
    .getAllByRole('listitem')
    .filter((step) => step.hasAttribute('aria-current'));
  expect(current).toHaveLength(1);
  expect(current[0]).toHaveTextContent('Comprador');
});

it('a toolbar and a sticky bar group their actions under a name', () => {
  render(
    <>
      <Toolbar label="Filtros">
        <button>Exportar</button>
      </Toolbar>
      <StickyBar summary="2 talones">
        <button>SIGUIENTE</button>
      </StickyBar>
    </>,
  );
  expect(within(screen.getByRole('group', { name: 'Filtros' })).getByRole('button')).toHaveTextContent('Exportar');
  expect(screen.getByRole('group', { name: 'Acciones' })).toHaveTextContent('2 talonesSIGUIENTE');
});
