import { getDetailedRaffles, saveComment, type Raffle } from '@rifas/shared/contracts';
import { raffleNumber, texts } from '@rifas/shared/domain';
import { queryClient, queryKey, useApiMutation, useApiQuery } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { forgetSavedComment } from './raffle-list.store';

export const useDetailedRaffles = () => useApiQuery(getDetailedRaffles, {}, { refetchOnMount: 'always' });

/** The list with one raffle's comment changed. */
export const withComment = (raffles: readonly Raffle[], number: string, comment: string): Raffle[] =>
  raffles.map((raffle) =>
    raffleNumber(raffle) === number ? raffle.map((ticket) => ({ ...ticket, Comentario: comment })) : raffle,
  );

/** Saves a comment and writes it into the list at hand: fetching hundreds of raffles again would tell nothing new. */
export function useSaveComment(number: string) {
  const { notify } = useHost();
  const { mutateAsync } = useApiMutation(saveComment, { onError: () => notify(texts.genericError, 'error') });
  return async (comment: string): Promise<void> => {
    await mutateAsync({ numero: number, comment });
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
