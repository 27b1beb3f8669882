import { resolve } from 'node:path';
import { makeKey } from '../../store/teams/signature';
import type { OpsCommand } from './command';

export const key: OpsCommand = async (_place, [file = '']) => {
  const publicKey = makeKey(resolve(file));
  return {
    lines: [`${file} holds the private key; keep it where only the team can read it.`, `public key: ${publicKey}`],
    data: { file, publicKey },
  };
};
