import type { Scene } from '../scene';
import { BUYING } from './buying';
import { DEPOSITS } from './deposits';
import { SELLING } from './selling';
import { SESSION } from './session';
import { TRANSFERS } from './transfers';

export const SCENES: readonly Scene[] = [...SESSION, ...SELLING, ...DEPOSITS, ...TRANSFERS, ...BUYING];
