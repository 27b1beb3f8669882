import type { StoppedAfterTests } from './postgres.global-setup';

export default async (): Promise<void> => (globalThis as StoppedAfterTests).stopTestPostgres?.();
