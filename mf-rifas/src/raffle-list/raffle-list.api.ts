import { getDetailedRaffles, saveComment } from '@rifas/shared/contracts';
import { raffleNumber, texts, type Raffle } from '@rifas/shared/domain';
import { invalidate, queryClient, queryKey, useApiMutation } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { useListQuery } from '@rifas/shared/selling';
import { forgetSavedComment } from './raffle-list.store';

/** The status with which frameworks refuse a write if the page is older than its XSRF cookie. */
const PAGE_EXPIRED = 419;

export const useDetailedRaffles = () => useListQuery(getDetailedRaffles, {}, { refetchOnMount: 'always' });

/** The list with the comment of one raffle changed. */
export const withComment = (raffles: readonly Raffle[], number: string, comment: string): Raffle[] =>
  raffles.map((raffle) =>
    raffleNumber(raffle) === number ? raffle.map((ticket) => ({ ...ticket, comment })) : raffle,
  );

/** Saves a comment and writes it into the cached list, so that hundreds of raffles are not fetched again. */
export function useSaveComment(number: string) {
  const { notify } = useHost();
  const { mutateAsync } = useApiMutation(saveComment, {
    refresh: 'later',
    onError: ({ details }) => {
      notify(texts.genericError, 'error');
      // Some frameworks send the next XSRF cookie only with a page or a list. Without a fetch, every further save would
      // fail.
      if (details.httpStatus === PAGE_EXPIRED) void invalidate(getDetailedRaffles);
    },
  });
  return async (comment: string): Promise<void> => {
    await mutateAsync({ number, comment });
    // A fetch that began before the save would restore the old comment.
    await queryClient.cancelQueries({ queryKey: queryKey(getDetailedRaffles) });
    queryClient.setQueryData<Raffle[]>(
      queryKey(getDetailedRaffles),
      (raffles) => raffles && withComment(raffles, number, comment),
    );
    forgetSavedComment(number, comment);
    notify(texts.commentSaved, 'success');
  };
}
