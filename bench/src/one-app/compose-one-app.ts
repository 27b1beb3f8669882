import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESCRIPTOR_ID, type Deployment, type DeploymentSource } from '@rifas/shared/deployment';
import type { Feature } from '@rifas/shared/remote';
import { siteCss } from '@rifas/shared/ui/site-css';
import { ofDeploymentFile } from '@rifas/tooling/compose/descriptor-of';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import { contentSecurityPolicy } from '@rifas/tooling/compose/page-html';
import { precompress } from '@rifas/tooling/lib/compress';
import { readJson, writeAtomically } from '@rifas/tooling/lib/json';
import { remoteNames, repoRoot, SHELL } from '@rifas/tooling/lib/repo';
import type { Settings } from '@rifas/tooling/lib/settings';
import {
  COMPOSITION_FILE,
  compositionsDir,
  POINTER,
  type EdgeComposition,
} from '@rifas/tooling/store/sites/composition';
import { ONE_APP, type OneAppBuild } from './build-one-app';

/** The deployment for the composed page, without releases to fetch. */
function descriptorOf(source: DeploymentSource): Deployment {
  return {
    ...ofDeploymentFile(source),
    composition: 1,
    shellVersion: ONE_APP,
    remotes: remoteNames().map((remote) => ({
      name: remote,
      version: ONE_APP,
      entry: '',
      feature: readJson<Feature>(join(repoRoot, remote, 'feature.json')),
    })),
  };
}

/** The only page of an application that is built as one. */
export const pageOf = (source: DeploymentSource, entry: string): string => `<!doctype html>
<html lang="es-UY" data-variant="${source.variant}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${source.title}</title>
<meta name="color-scheme" content="light dark">
<meta name="description" content="Rifas para viajes de estudio.">
<style>${siteCss(source.variant)}</style>
<script type="module" src="${entry}"></script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${DESCRIPTOR_ID}">${JSON.stringify(descriptorOf(source)).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;

/** One page for every address, served by the site's own edge under the returned name. */
export function composeOneApp(settings: Settings, deployment: string, { version, entry }: OneAppBuild): string {
  const source = loadDeployment(deployment, settings.deploymentsDir);
  const name = `${deployment}-${ONE_APP}`;
  const folder = join(compositionsDir(settings.siteDir, name), '1');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  cpSync(join(repoRoot, SHELL, 'public'), join(folder, 'static'), { recursive: true });
  const file = join(folder, 'pages/index.html');
  writeFileSync(file, pageOf(source, `/releases/${ONE_APP}/${version}/${entry}`));
  precompress(file);
  const composition: EdgeComposition = {
    number: 1,
    deployment: name,
    releases: { [ONE_APP]: version },
    contentSecurityPolicy: contentSecurityPolicy({
      scripts: [],
      styles: [siteCss(source.variant)],
      origins: source.origins,
    }),
    routes: [{ pattern: '*', file: 'index.html' }],
  };
  writeFileSync(join(folder, COMPOSITION_FILE), JSON.stringify(composition));
  writeAtomically(join(compositionsDir(settings.siteDir, name), POINTER), '1');
  return name;
}
