import { join } from 'node:path';
import { required } from './site-beside';

/** The folder whose releases the sites of this run know. */
export const dataDirOfRun = (): string => join(required('E2E_FOLDER'), '..');
