import { getDetailedRaffles, saveComment } from '@rifas/shared/contracts';
import { raffleNumber, texts, type Raffle } from '@rifas/shared/domain';
import { queryClient, queryKey, useApiMutation, useApiQuery } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { forgetSavedComment } from './raffle-list.store';

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
    onError: () => notify(texts.genericError, 'error'),
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
