import { userInfo } from 'node:os';
import { quietly } from './quietly';

/** The name of this user, as shown to others; an account without a name has its number. */
export const userName = (): string => quietly(() => userInfo().username, `user ${process.getuid?.() ?? 'unknown'}`);
