import { styled } from 'styled-components';
import { getMailSettings, saveMailSettings } from '@rifas/shared/contracts';
import { queryClient, queryKey, useApiMutation, useApiQuery, useOfferedCalls } from '@rifas/shared/query';
import { Alert, CheckRow, Heading, Panel, tokens, useLatch } from '@rifas/shared/ui';
import { mailTexts } from './texts';

const Title = styled(Heading)`
  margin-block-end: ${tokens.space.xs};
`;

/**
 * The choice whether the seller wants a mail for each sale by card. Renders nothing if the API does not have this
 * setting.
 */
export function SaleMails() {
  const calls = useOfferedCalls();
  const { data } = useApiQuery(getMailSettings, {}, { enabled: calls[getMailSettings.name] !== false });
  const { mutateAsync, isPending, variables, error } = useApiMutation(saveMailSettings, { refresh: 'later' });
  const [, run] = useLatch();
  if (!data || calls[saveMailSettings.name] === false) return null;

  const choose = async (sales: boolean) => {
    await mutateAsync({ sales });
    queryClient.setQueryData(queryKey(getMailSettings), { sales });
  };
  return (
    <Panel aria-labelledby="avisos" data-no-print>
      <Title level={2} id="avisos">
        {mailTexts.title}
      </Title>
      <CheckRow
        // The new value shows at once. If it cannot be saved, the old one comes back and the alert reports it.
        checked={isPending ? variables.sales : data.sales}
        onChange={(sales) => void run(() => choose(sales)).catch(() => undefined)}
        label={mailTexts.sales}
        detail={mailTexts.salesHint}
      />
      {error && <Alert tone="error">{mailTexts.failed}</Alert>}
    </Panel>
  );
}
