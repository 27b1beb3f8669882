import type { ComponentType } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton';
import { SiteFrame } from '../layout/SiteFrame';
import { LoadFailure } from './LoadFailure';
import { useLazy } from './use-lazy';

interface Part<PartProps> {
  readonly default: ComponentType<PartProps>;
}

const loaded = new Map<string, Part<never>>();

interface Props<PartProps> {
  /** Unique among the shell's parts. */
  readonly name: string;
  readonly load: () => Promise<Part<PartProps>>;
  readonly props: PartProps;
}

/** A part of the shell in a file of its own, which draws header and footer itself; a failure explains itself and can be tried again. */
export function LazyPart<PartProps extends object>({ name, load, props }: Props<PartProps>) {
  const known = loaded.get(name) as Part<PartProps> | undefined;
  const part = useLazy(name, known, async () => {
    const module = await load();
    loaded.set(name, module as Part<never>);
    return module;
  });
  if (part.phase === 'failed') return <SiteFrame><LoadFailure what="esta página" onRetry={part.retry} /></SiteFrame>;
  if (part.phase === 'loading') return <SiteFrame><PageSkeleton tall /></SiteFrame>;
  const { default: Component } = part.value;
  return <Component {...props} />;
}
