export * from './contract-version';
export * from './define-remote';
export * from './host';
export * from './host-state';
// What a remote declares is data of the deployment, and what becomes of it is the site's: remotes find both here.
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
