import type { Part } from '../bench-context';
import { lighthouseScores } from './lighthouse';
import { memory } from './memory';
import { navigation } from './navigation';
import { pageLoad } from './page-load';
import { raffleList } from './raffle-list';

/** In the order in which all of them run. */
export const PARTS: readonly Part[] = [pageLoad, navigation, lighthouseScores, raffleList, memory];
