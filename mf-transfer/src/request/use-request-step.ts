import { useLocation, useNavigate, useSearchParams } from '@rifas/shared/routing';
import { useEffect } from 'react';
import { viewPath } from '../menu/views';
import { stepAt, stepSearch, type RequestStep } from './request-step';
import type { RequestDraft } from './request.store';

const addressOf = (name: RequestStep['name']): string => viewPath('solicitar') + stepSearch(name);

interface RequestSteps {
  readonly step: RequestStep;
  readonly toConfirm: () => void;
  readonly backToSelect: () => void;
  readonly toDone: () => void;
}

/** The step by address and draft; each step is an entry of the browser's history. */
export function useRequestStep(draft: RequestDraft): RequestSteps {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const paso = search.get('paso');
  const step = stepAt(paso, draft);

  // An address that the draft cannot honour, such as a bookmark, becomes that of the step shown.
  const shown = stepSearch(step.name);
  useEffect(() => {
    if ((paso === null ? '' : `?paso=${paso}`) !== shown) void navigate(viewPath('solicitar') + shown, { replace: true });
  }, [paso, shown, navigate]);

  const cameFromSelect = (state as { fromSelect?: boolean } | null)?.fromSelect === true;
  return {
    step,
    toConfirm: () => void navigate(addressOf('confirm'), { state: { fromSelect: true } }),
    // The same way as the browser's own button, so that both leave the same history.
    backToSelect: () => void (cameFromSelect ? navigate(-1) : navigate(addressOf('select'), { replace: true })),
    // In place of the summary: going back must not ask for the same raffles again.
    toDone: () => void navigate(addressOf('done'), { replace: true }),
  };
}
