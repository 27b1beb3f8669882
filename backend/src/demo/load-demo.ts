import type { Db } from '../db/database';
import type { Config } from '../platform/config';

export async function loadDemoData(_db: Db, _config: Config, _now: Date): Promise<void> {}
