import type { Config } from '../platform/config';
import type { TestRequest } from './contract-request';
import type { Answer, TestApp } from './test-app';

/** A backend that tests can call, in this process or behind an edge, with its database and its secrets. */
export interface ReachedApp extends Pick<TestApp, 'db' | 'clock' | 'tokenOf' | 'call'> {
  readonly config: Pick<Config, 'jwtSecret' | 'gatewaySecret'>;
  request(options: TestRequest): Promise<Answer>;
}
