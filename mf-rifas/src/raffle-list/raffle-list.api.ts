import { getDetailedRaffles, saveComment } from '@rifas/shared/contracts';
import { raffleNumber, texts, type Raffle } from '@rifas/shared/domain';
import { invalidate, queryClient, queryKey, useApiMutation, useApiQuery } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { forgetSavedComment } from './raffle-list.store';

/** What frameworks answer to a write whose page is older than its XSRF cookie. */
const PAGE_EXPIRED = 419;

export const useDetailedRaffles = () => useApiQuery(getDetailedRaffles, {}, { refetchOnMount: 'always' });

/** The list with the comment of one raffle changed. */
export const withComment = (raffles: readonly Raffle[], number: string, comment: string): Raffle[] =>
  raffles.map((raffle) =>
    raffleNumber(raffle) === number ? raffle.map((ticket) => ({ ...ticket, comment })) : raffle,
  );

/** Saves a comment and writes it into the cached list: hundreds of raffles need not be fetched again for it. */
export function useSaveComment(number: string) {
  const { notify } = useHost();
  const { mutateAsync } = useApiMutation(saveComment, {
    refresh: 'later',
    onError: ({ details }) => {
      notify(texts.genericError, 'error');
      // Some frameworks give the next XSRF cookie with a page or a list only: without it every press would fail.
      if (details.httpStatus === PAGE_EXPIRED) void invalidate(getDetailedRaffles);
    },
  });
  return async (comment: string): Promise<void> => {
    await mutateAsync({ number, comment });
    // A fetch begun before the save would bring the old comment back.
    await queryClient.cancelQueries({ queryKey: queryKey(getDetailedRaffles) });
    queryClient.setQueryData<Raffle[]>(
      queryKey(getDetailedRaffles),
      (raffles) => raffles && withComment(raffles, number, comment),
    );
    forgetSavedComment(number, comment);
    notify(texts.commentSaved, 'success');
  };
}
