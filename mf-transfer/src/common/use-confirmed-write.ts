import { useRef, useState } from 'react';
import type { AnyContract, RequestOf, ResponseOf } from '@rifas/shared/contracts';
import type { AppError } from '@rifas/shared/http';
import { refreshAfter, useApiMutation } from '@rifas/shared/query';
import type { Failure } from './failure';

/** The phases of a write that is confirmed first and then shows its result. */
export type Confirmation<Request> =
  /** The failure that the dialog showed: a page may keep it beside its form. */
  | { readonly phase: 'closed'; readonly failure?: Failure }
  | { readonly phase: 'asking' | 'sending' | 'done'; readonly request: Request }
  | { readonly phase: 'failed'; readonly request: Request; readonly failure: Failure };

interface Options<C extends AnyContract> {
  readonly failureOf: (error: AppError) => Failure;
  readonly onDone?: (data: ResponseOf<C>) => void;
}

export interface ConfirmedWrite<Request> {
  readonly confirmation: Confirmation<Request>;
  readonly ask: (request: Request) => void;
  /** Sends the confirmed request. A second call before the answer does nothing: docs/rules.md, "Double submit". */
  readonly confirm: () => void;
  readonly close: () => void;
}

export function useConfirmedWrite<C extends AnyContract>(
  contract: C,
  { failureOf, onDone }: Options<C>,
): ConfirmedWrite<RequestOf<C>> {
  const [confirmation, setConfirmation] = useState<Confirmation<RequestOf<C>>>({ phase: 'closed' });
  const sending = useRef(false);
  // Callbacks of the mutation itself, so that they run even if the seller has left the page before the answer.
  const write = useApiMutation(contract, {
    onSuccess: (data) => {
      sending.current = false;
      setConfirmation((now) => (now.phase === 'sending' ? { ...now, phase: 'done' } : now));
      onDone?.(data);
    },
    onError: (error) => {
      sending.current = false;
      setConfirmation((now) =>
        now.phase === 'sending' ? { ...now, phase: 'failed', failure: failureOf(error) } : now,
      );
      // After a refusal the lists are stale, and without an answer the write may have been done.
      if (error.code !== 'unauthorized') void refreshAfter(contract);
    },
  });

  const confirm = () => {
    if (confirmation.phase !== 'asking' || sending.current) return;
    sending.current = true;
    setConfirmation({ ...confirmation, phase: 'sending' });
    write.mutate(confirmation.request);
  };

  return {
    confirmation,
    ask: (request) => setConfirmation({ phase: 'asking', request }),
    confirm,
    close: () =>
      setConfirmation((now) => {
        if (now.phase === 'sending') return now;
        return { phase: 'closed', ...(now.phase === 'failed' && { failure: now.failure }) };
      }),
  };
}
