import type { UserOptions } from '@module-federation/runtime-core';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';
import * as asynchronous from '@rifas/shared/async';
import * as http from '@rifas/shared/http';
import * as remote from '@rifas/shared/remote';
import * as routing from '@rifas/shared/routing';
import * as session from '@rifas/shared/session';
import * as validation from '@rifas/shared/validation';

/** The version for the federation runtime. CONTRACT_VERSION defines what a remote may rely on. */
const SHARED_VERSION = '1.0.0';

const shareConfig = (version: string) => ({ singleton: true, requiredVersion: `^${version}` });

/** Modules in the shell's first file, because every page needs them. */
const eager = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { ...shareConfig(version), eager: true },
});

/** Modules in separate files, fetched when a remote needs them. */
const lazy = (version: string, load: () => Promise<object>) => ({
  version,
  get: () => load().then((module) => () => module),
  shareConfig: shareConfig(version),
});

/**
 * The modules with one instance on the page (docs/decisions/0003-what-is-shared.md); tooling/webpack/shared-modules.mjs
 * gives the same list to the remotes' builds. The shell imports these like any module: only remotes use the federation
 * runtime.
 */
export const sharedModules: NonNullable<UserOptions['shared']> = {
  react: eager(react.version, react),
  'react/jsx-runtime': eager(react.version, jsxRuntime),
  'react-dom': eager(reactDom.version, reactDom),
  'styled-components': eager(styledComponents.version, styledComponents),
  '@rifas/shared/http': eager(SHARED_VERSION, http),
  '@rifas/shared/remote': eager(SHARED_VERSION, remote),
  '@rifas/shared/routing': eager(SHARED_VERSION, routing),
  '@rifas/shared/session': eager(SHARED_VERSION, session),
  '@rifas/shared/async': eager(SHARED_VERSION, asynchronous),
  '@rifas/shared/validation': eager(SHARED_VERSION, validation),
  '@rifas/shared/forms': lazy(SHARED_VERSION, () => import(/* webpackChunkName: "forms" */ '@rifas/shared/forms')),
  '@rifas/shared/query': lazy(SHARED_VERSION, () => import('@rifas/shared/query')),
};
