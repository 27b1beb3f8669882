import type { ComponentType } from 'react';
import { twice, withinBudget } from '@rifas/shared/async';
import { LoadFailure } from '../federation/LoadFailure';
import { BUDGET_MS } from '../federation/time-budget';
import { useLazy } from '../federation/use-lazy';
import { useRecovery } from '../recovery/recovery-context';
import { SiteFrame } from '../site/SiteFrame';
import { PageSkeleton } from './PageSkeleton';

interface Part<PartProps> {
  readonly default: ComponentType<PartProps>;
}

const loaded = new Map<string, Part<never>>();
const never = new Promise<never>(() => undefined);

interface Props<PartProps> {
  /** Unique among the shell's parts. */
  readonly name: string;
  readonly load: () => Promise<Part<PartProps>>;
  readonly props: PartProps;
}

/**
 * Draws a part of the shell that is a separate file. If the file cannot be loaded, it shows that with a button to
 * retry.
 */
export function LazyPart<PartProps extends object>({ name, load, props }: Props<PartProps>) {
  const { onLost } = useRecovery();
  const known = loaded.get(name) as Part<PartProps> | undefined;
  const part = useLazy(name, known, async () => {
    try {
      const module = await twice(() => withinBudget(load(), BUDGET_MS, name));
      loaded.set(name, module as Part<never>);
      return module;
    } catch (error) {
      return (await onLost(error, name)) ? never : Promise.reject(error as Error);
    }
  });
  if (part.phase !== 'ready')
    return (
      <SiteFrame>
        {part.phase === 'failed' ? (
          <LoadFailure what="esta página" onRetry={part.retry} again={part.retries > 0} />
        ) : (
          <PageSkeleton tall />
        )}
      </SiteFrame>
    );
  const { default: Component } = part.value;
  return <Component {...props} />;
}
