import { backend } from './backend';
import type { Part } from './bench-context';
import { builds } from './builds';
import { commandLine } from './command-line';
import { coverage } from './coverage';
import { dev } from './dev';
import { interactions } from './interactions';
import { kit } from './kit';
import { lighthouseScores } from './lighthouse';
import { manyRemotes } from './many-remotes';
import { memory } from './memory';
import { navigation } from './navigation';
import { pageLoad } from './page-load';
import { peers } from './peers';
import { raffleList } from './raffle-list';
import { start } from './start';
import { techniques } from './techniques';

/** In the order in which they run. */
export const PARTS: readonly Part[] = [
  pageLoad,
  navigation,
  interactions,
  coverage,
  lighthouseScores,
  techniques,
  manyRemotes,
  raffleList,
  memory,
  builds,
  start,
  dev,
  commandLine,
  kit,
  peers,
  backend,
];
