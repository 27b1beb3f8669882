import type { Part } from '../bench-context';
import { backend } from './backend';
import { builds } from './builds';
import { lighthouseScores } from './lighthouse';
import { memory } from './memory';
import { navigation } from './navigation';
import { pageLoad } from './page-load';
import { raffleList } from './raffle-list';
import { start } from './start';

/** In the order in which all of them run. */
export const PARTS: readonly Part[] = [pageLoad, navigation, lighthouseScores, raffleList, memory, builds, start, backend];
