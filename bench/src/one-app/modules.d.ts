/** Written by build-one-app.ts: every remote's definition, imported statically; its pages stay lazy. */
declare module '@one-app/remotes' {
  import type { RemoteDefinition } from '@rifas/shared/remote';

  export const remotes: Readonly<Record<string, RemoteDefinition | undefined>>;
}
