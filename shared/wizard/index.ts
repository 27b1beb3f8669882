export { createDraftStore, type DraftStoreOptions, type Owned } from './draft-store';
export { storedFields, storedTexts, storedTickets } from './stored';
export { useAskedStep, useStepHistory, type StepHistory } from './use-step-history';
export { KeepTyped } from './KeepTyped';
