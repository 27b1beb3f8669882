import { useEffect, useEffectEvent } from 'react';
import { noteOffered, queryClient, useOfferedCalls } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { getNews, resourcesChangedBy } from '../../contracts';
import { useIdle } from '../../ui';
import { whileVisible } from './while-visible';

/** A payment shows within 5 seconds, including the time of the call. */
const PAUSE_MS = 3500;

interface FollowOptions {
  /** False while the page has nothing to keep fresh. */
  readonly ready?: boolean;
  /** Loaded at each turn in addition to the news; undefined if the news report everything. */
  readonly also?: (() => Promise<unknown>) | undefined;
  /** Loaded at each turn if the API has no news. */
  readonly otherwise?: () => Promise<unknown>;
}

/**
 * Keeps the visible data fresh while the page is visible. It calls for the news, which is cheap while there are none,
 * and loads again the data that the news make stale.
 * @example useFollowNews({ ready: list.data !== undefined });
 */
export function useFollowNews({ ready = true, also, otherwise }: FollowOptions = {}): void {
  const { http } = useHost();
  // Waits until the browser is idle: the first call loads the transport, which would delay the page.
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
      // The list itself has only now been loaded.
      if (isFirst) return;
      const old = new Set(news.entries.flatMap(({ kind }) => resourcesChangedBy(kind)));
      await Promise.all([...old].map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
    };
    return whileVisible(() => (offered ? Promise.all([askNews(), loadAlso()]) : loadOtherwise()), PAUSE_MS);
  }, [http, offered, follows]);
}
