import { hash } from 'node:crypto';

/** What the database stores of a text that only its owner may have: who reads the database cannot use it. */
export const storedHash = (secret: string): string => hash('sha256', secret);
