export { bodyOf, envelopesOf, printedForms } from './envelopes';
export { FAULTS, faultyAnswer, type Fault, type FaultyAnswer } from './faults';
export type { Harm } from './oddities';
export { manyOddities } from './strange-wire';
export { payloadsOf } from './well-formed';
