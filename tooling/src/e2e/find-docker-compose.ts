import { join } from 'node:path';
import { findProgram } from '../lib/debian-packages';
import type { Settings } from '../lib/settings';

const PLUGINS = ['/usr/libexec/docker/cli-plugins', '/usr/local/lib/docker/cli-plugins', '/usr/lib/docker/cli-plugins'];

/** Path of a docker-compose; its `config` command needs no engine. @throws Error when there is none and none can be installed */
export function findDockerCompose({ env }: Pick<Settings, 'env'>): string {
  const folders = [...(env.PATH ?? '').split(':'), ...PLUGINS];
  const paths = () => [env.DOCKER_COMPOSE_PATH, ...folders.map((folder) => join(folder, 'docker-compose'))];
  return findProgram('docker-compose', paths, ['docker-compose'], env);
}
