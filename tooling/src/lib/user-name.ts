import { userInfo } from 'node:os';

/** Who works here, as it is shown to others; an account without a name has its number. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
