import type { CardType } from '../domain';
import type { Codec } from './codec';
import { renamed } from './scalars';

export const cardType: Codec<CardType> = renamed({ credit: 'Credito', debit: 'Debito' });
