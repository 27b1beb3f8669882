import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@rifas/tooling/lib/json';
import { unpack } from './packages';
import { versionOf, type Packages, type PeerSite } from './peer';

const SHELL = '@openmrs/esm-app-shell';
const LOGIN = '@openmrs/esm-login-app';
const BASE = '/openmrs/spa';
const SESSION = '/openmrs/ws/rest/v1/session';

/** The answer of its backend to a visitor without a session. */
const NO_SESSION = { authenticated: false, sessionId: 'none', locale: 'en', allowedLocales: ['en'] } as const;

/** The package's name in its file names. */
const fileNameOf = (name: string): string => name.replace(/^@/, '').replaceAll('/', '-');

/** The folder of a microfrontend after `openmrs assemble`, relative to the shell's folder. */
export const folderOf = (name: string, version: string): string => `${fileNameOf(name)}-${version}`;

/** The import map that `openmrs assemble` writes. */
export const importMapOf = (name: string, version: string): { readonly imports: Readonly<Record<string, string>> } => ({
  imports: { [name]: `./${folderOf(name, version)}/${fileNameOf(name)}.js` },
});

/**
 * The published page with this server's import map instead of its makers' own, and without a service worker, which the
 * package lacks.
 * @throws Error if the page names no such map
 */
export function pageHere(html: string): string {
  const page = html.replaceAll(/https:\/\/[^"/]+(?=\/openmrs\/spa\/importmap\.json")/g, '');
  if (page === html) throw new Error('The page of OpenMRS names no import map of another host');
  return page.replace('offline: true', 'offline: false');
}

/** The published shell and login, built by their makers and assembled by their rules. */
export async function makeOpenmrs(folder: string, packages: Packages): Promise<PeerSite> {
  const root = join(folder, 'site');
  const base = join(root, BASE);
  const version = versionOf(packages, LOGIN);
  const login = join(base, folderOf(LOGIN, version));
  const [shellPackage, loginPackage] = [join(folder, 'shell'), join(folder, 'login')];
  await unpack(packages, SHELL, shellPackage);
  await unpack(packages, LOGIN, loginPackage);
  cpSync(join(shellPackage, 'dist'), base, { recursive: true });
  cpSync(join(loginPackage, 'dist'), login, { recursive: true });
  const routes = readJson<object>(join(login, 'routes.json'));
  const write = (file: string, text: string) => writeFileSync(join(base, file), text);
  write('importmap.json', JSON.stringify(importMapOf(LOGIN, version)));
  write('routes.registry.json', JSON.stringify({ [LOGIN]: { ...routes, version } }));
  write('index.html', pageHere(readFileSync(join(base, 'index.html'), 'utf8')));
  return { root, page: join(BASE, 'index.html'), answers: { [SESSION]: NO_SESSION } };
}
