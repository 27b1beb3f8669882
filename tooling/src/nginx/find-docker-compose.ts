import { findProgram } from './debian-packages';

/** Path of a docker-compose; its `config` command needs no engine. @throws Error when there is none and none can be installed */
export const findDockerCompose = (): string =>
  findProgram('docker-compose', [process.env.DOCKER_COMPOSE_PATH, '/usr/bin/docker-compose', '/usr/local/bin/docker-compose', '/usr/libexec/docker/cli-plugins/docker-compose', '/usr/local/lib/docker/cli-plugins/docker-compose'], ['docker-compose']);
