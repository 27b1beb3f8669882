import { useEffect, useEffectEvent } from 'react';
import { noteOffered, queryClient, useOfferedCalls } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { getNews, resourcesChangedBy } from '../../contracts';
import { useIdle } from '../../ui';
import { whileVisible } from './while-visible';

/** A payment shows within 5 seconds, the way to the API and back included. */
const PAUSE_MS = 3500;

interface FollowOptions {
  /** False while the page has nothing to keep fresh. */
  readonly ready?: boolean;
  /** Loaded again each time besides the news; undefined while the news tell everything. */
  readonly also?: (() => Promise<unknown>) | undefined;
  /** Loaded again each time where the API tells no news. */
  readonly otherwise?: () => Promise<unknown>;
}

/**
 * Keeps what is on screen fresh while somebody looks at it: asks for the news, which cost little while there are none, and
 * loads again what they make old.
 * @example useFollowNews({ ready: list.data !== undefined });
 */
export function useFollowNews({ ready = true, also, otherwise }: FollowOptions = {}): void {
  const { http } = useHost();
  // The first question brings the transport with it, which would take its time from the page that is being drawn.
  const follows = useIdle(ready);
  const offered = useOfferedCalls()[getNews.name] !== false;
  const loadAlso = useEffectEvent(async () => also?.());
  const loadOtherwise = useEffectEvent(async () => otherwise?.());

  useEffect(() => {
    if (!follows) return undefined;
    let cursor: string | undefined;
    const askNews = async (): Promise<void> => {
      const isFirst = cursor === undefined;
      const news = await noteOffered(getNews, http.call(getNews, { cursor }));
      ({ cursor } = news);
      // The list itself has just been loaded.
      if (isFirst) return;
      const old = new Set(news.entries.flatMap(({ kind }) => resourcesChangedBy(kind)));
      await Promise.all([...old].map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
    };
    return whileVisible(() => (offered ? Promise.all([askNews(), loadAlso()]) : loadOtherwise()), PAUSE_MS);
  }, [http, offered, follows]);
}
