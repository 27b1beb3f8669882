import { userInfo } from 'node:os';
import { quietly } from './quietly';

/** Who works here, as it is shown to others; an account without a name has its number. */
export const userName = (): string => quietly(() => userInfo().username, `user ${process.getuid?.() ?? 'unknown'}`);
