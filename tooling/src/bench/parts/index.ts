import type { Part } from '../bench-context';
import { pageLoad } from './page-load';
import { raffleList } from './raffle-list';

export const PARTS: readonly Part[] = [pageLoad, raffleList];
