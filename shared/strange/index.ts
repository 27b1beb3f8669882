export { API_CALLS } from './api-calls';
export { bodyOf, envelopesOf } from './envelopes';
export { FAULTS, faultyAnswer, type Fault, type FaultyAnswer } from './faults';
export { ODDITIES, type Harm } from './oddities';
export { manyOddities, oneOddity } from './strange-wire';
export { payloadsOf } from './well-formed';
