import { screen, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { OverrideBanner } from './banners';
import { addToJournal } from './journal';
import { OverrideForm } from './OverrideForm';
import StatusPage from './StatusPage';

const feature = { name: 'mf-auth', contract: '^1.0.0', routes: [] };
const remotes = [
  {
    name: 'mf-auth',
    version: '1.2.0',
    entry: '/e.js',
    feature,
    previous: { version: '1.1.0', entry: '/p.js', feature },
  },
];
const allowing = { statusPage: true, overrides: ['http://localhost:4001'], remotes };
const entry = 'http://localhost:4001/remoteEntry.js';
const stored = () => sessionStorage.getItem('rifas.reemplazos');

test('the status page lists for each remote its releases, how it loaded and what failed', () => {
  addToJournal({ kind: 'failure', remote: 'mf-auth', version: '1.2.0', stage: 'entry', detail: 'no llegó' });
  addToJournal({ kind: 'fallback', remote: 'mf-auth', version: '1.1.0', stage: 'entry' });
  addToJournal({ kind: 'load', remote: 'mf-auth', version: '1.1.0', stage: 'login', milliseconds: 120 });
  renderShell(<StatusPage />, { at: '/__status', deployment: { ...allowing, composition: 12 } });
  const remote = within(screen.getByRole('region', { name: 'mf-auth' }));
  for (const text of ['1.2.0', '1.1.0', '^1.0.0 (compatible)', '120 ms', 'Cargó'])
    expect(remote.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('n.º 12')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Fallas' })).getAllByRole('listitem')).toHaveLength(2);
});

test('the button of a remote tries it, and shows the result', async () => {
  const probe = jest.fn((remote: string) => {
    addToJournal({ kind: 'failure', remote, version: '1.2.0', stage: 'entry', detail: 'no llegó' });
    return Promise.reject(new Error('no llegó'));
  });
  const { user } = renderShell(<StatusPage />, { at: '/__status', deployment: allowing, shell: { loader: { probe } } });
  await user.click(screen.getByRole('button', { name: 'Probar mf-auth' }));
  expect(await screen.findByText('Falló')).toBeInTheDocument();
  expect(screen.getByText('entry: no llegó')).toBeInTheDocument();
});

test('a link alone overrides nothing; the visitor confirms it for this tab', async () => {
  const onApplied = jest.fn();
  const { user } = renderShell(<OverrideForm proposed={`mf-auth@${entry}`} onApplied={onApplied} />, {
    deployment: allowing,
  });
  expect(screen.getByText(/Un enlace propone usar/)).toBeInTheDocument();
  expect(stored()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Usar en esta pestaña' }));
  expect(stored()).toContain(entry);
  expect(onApplied).toHaveBeenCalled();
});

test.each([
  ['mf-auth@https://evil.example/remoteEntry.js', allowing, /evil\.example no está en la lista/],
  [`mf-auth@${entry}`, { ...allowing, overrides: [] }, 'Este sitio no permite reemplazos.'],
])('the override %s is refused with the reason and not stored', async (proposed, deployment, reason) => {
  const onApplied = jest.fn();
  const { user } = renderShell(<OverrideForm proposed={proposed} onApplied={onApplied} />, { deployment });
  expect(screen.getByText(reason)).toBeInTheDocument();
  const apply = screen.queryByRole('button', { name: 'Usar en esta pestaña' });
  if (apply) await user.click(apply);
  expect(stored()).toBeNull();
  expect(onApplied).not.toHaveBeenCalled();
});

test('the banner names the replaced remote, and ends the override in one click', async () => {
  sessionStorage.setItem('rifas.reemplazos', JSON.stringify({ 'mf-auth': entry }));
  const reload = jest.fn();
  const { user } = renderShell(<OverrideBanner reload={reload} />, {
    shell: { replacements: { 'mf-auth': { entry } } },
  });
  expect(screen.getByText(/mf-auth desde http:\/\/localhost:4001/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Volver a lo publicado' }));
  expect(stored()).toBeNull();
  expect(reload).toHaveBeenCalled();
});

test('the banner shows why a descriptor could not be used', () => {
  const problem = 'responde 404';
  renderShell(<OverrideBanner />, { shell: { replacements: { 'mf-nuevo': { entry, problem } } } });
  expect(screen.getByText(/mf-nuevo desde http:\/\/localhost:4001, .*\(responde 404\)/)).toBeInTheDocument();
});

test('without an override there is no banner', () => {
  renderShell(<OverrideBanner />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
