export * from './contract-version';
export * from './define-remote';
export * from './host';
export * from './host-state';
// Types of what a remote declares, which belong to the deployment, and of what the site makes of it. Remotes find both
// here.
export type {
  EarlyCall,
  Feature,
  FeatureEntry,
  FeatureRoute,
  FeatureScope,
  FeatureWidget,
  Flag,
  Gated,
  Label,
} from '../deployment';
export { isAvailable, labelFor } from '../site';
