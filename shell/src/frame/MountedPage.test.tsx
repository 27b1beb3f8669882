import { screen } from '@testing-library/react';
import type { PageModule } from '@rifas/shared/remote';
import type { RemotePage } from '@rifas/shared/site';
import { Page } from '@rifas/shared/ui';
import { renderShell } from '../testing/render-shell';
import { MountedPage } from './MountedPage';

const PAGE: RemotePage = {
  kind: 'remote',
  remote: 'mf-premios',
  page: 'list',
  path: '/dashboard/premios',
  pattern: '/dashboard/premios',
  access: 'guarded',
  title: 'Premios',
  shape: 'list',
  heading: '',
  back: false,
  early: [],
  children: false,
  signedInGoesTo: undefined,
  firstPaint: false,
};

function draw(Drawn: PageModule['default'], loaded: boolean) {
  const module = { default: Drawn };
  const loader = {
    loaded: () => (loaded ? module : undefined),
    load: () => Promise.resolve(module),
    withdraw: () => false,
    probe: () => Promise.resolve(),
    inUse: () => undefined,
  };
  document.title = 'la página de antes';
  renderShell(<MountedPage page={PAGE} />, { shell: { loader } });
}

test.each([true, false])('a page without a title gets the title of its route (loaded before: %s)', async (loaded) => {
  draw(() => <p>cinco premios</p>, loaded);
  expect(await screen.findByText('cinco premios')).toBeInTheDocument();
  expect(document.title).toBe('Premios');
});

test.each([true, false])('a page with its own title keeps it (loaded before: %s)', async (loaded) => {
  draw(() => <Page title="ESTOS SON LOS PREMIOS" />, loaded);
  expect(await screen.findByRole('heading', { name: 'ESTOS SON LOS PREMIOS' })).toBeInTheDocument();
  expect(document.title).toBe('ESTOS SON LOS PREMIOS');
});
