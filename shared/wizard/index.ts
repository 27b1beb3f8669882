export { createDraftStore, type DraftStoreOptions, type Owned } from './draft-store';
export { useAskedStep, useStepHistory, type StepHistory } from './use-step-history';
